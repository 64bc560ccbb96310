"""A write that is under way is waited for, whatever becomes of whoever waits."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.tables import run

from railwright.server.store.pledge import Pledge
from railwright.server.store.records import StoreFailedError


def test_a_cancelled_task_gets_the_answer_first() -> None:
    """What follows a write is done after all; the task ends at its next wait, as one that was cancelled once."""

    async def story() -> None:
        pledge = Pledge(loop=asyncio.get_running_loop())
        done: list[str] = []

        async def change() -> None:
            done.append(f"stored {await pledge.kept()}")
            done.append("told")
            await asyncio.sleep(60)
            done.append("never")

        task = asyncio.ensure_future(change())
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.sleep(0.01)
        assert (done, task.done()) == ([], False)
        pledge.set_result(True)
        with pytest.raises(asyncio.CancelledError):
            await task
        assert done == ["stored True", "told"]

    run(story)


def test_a_timeout_is_still_one() -> None:
    """Whoever limits the time of a change hears that it was over, once the write is done."""

    async def story() -> None:
        pledge = Pledge(loop=asyncio.get_running_loop())
        asyncio.get_running_loop().call_later(0.05, pledge.set_result, True)

        async def change() -> None:
            async with asyncio.timeout(0.01):
                assert await pledge.kept()
                await asyncio.sleep(60)

        with pytest.raises(TimeoutError):
            await change()

    run(story)


def test_a_failure_reaches_a_cancelled_task() -> None:
    """That a write has failed is heard by a task that was cancelled meanwhile, too."""

    async def story() -> None:
        pledge = Pledge(loop=asyncio.get_running_loop())
        task = asyncio.ensure_future(pledge.kept())
        await asyncio.sleep(0)
        task.cancel()
        pledge.set_exception(StoreFailedError("store_failed", why="x"))
        with pytest.raises((StoreFailedError, asyncio.CancelledError)):
            await task
        assert isinstance(pledge.exception(), StoreFailedError)

    run(story)
