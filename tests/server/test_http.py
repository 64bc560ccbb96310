"""Tests of the HTTP interface beside the rooms: its description, data, score pad, companion, pages."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import segno
from starlette.routing import Route, WebSocketRoute
from tests.server.tables import BOT, ME, OPEN, drawings, play_ink, play_line, run, serving

from railwright.core.language import LANGUAGES
from railwright.ink.options import MOST_PLAYERS
from railwright.ink.rules.expansions import NAMES
from railwright.ink.rules.pieces import PIECES
from railwright.server.app import application
from railwright.server.openapi import description
from railwright.server.pages import PAGE_PATHS, POLICY
from railwright.server.settings import Settings


def test_the_description_is_that_of_the_routes(folder: Path) -> None:
    """Every route under /api and /texts is described with its method, and nothing else is."""
    app = application(Settings(database=str(folder / "games.db")))
    routes = set()
    for route in app.routes:
        if isinstance(route, Route) and re.match(r"/(api|texts)/(?!openapi)", route.path):
            methods = (route.methods or set()) - {"HEAD"}
            routes |= {(method, re.sub(r":\w+}", "}", route.path)) for method in methods}
        elif isinstance(route, WebSocketRoute):
            routes.add(("GET", route.path))
    described = {(method.upper(), path) for path, operations in description()["paths"].items() for method in operations}
    assert described == routes


def test_every_reference_of_the_description_leads_somewhere() -> None:
    """All schemas that are referred to exist, and the messages of the WebSocket are among them."""
    told = description()
    schemas = told["components"]["schemas"]
    referred = set(re.findall(r"'#/components/schemas/([^']+)'", repr(told)))
    assert referred <= schemas.keys()
    assert {"FromPage", "FromServer", "InkView", "LineView", "NewRoom", "InkChoice", "LineChoice"} <= schemas.keys()


def _matches(value: Any, schema: dict[str, Any], schemas: dict[str, Any], where: str = "$") -> None:
    """A small check of a value against the parts of JSON Schema that are used here."""
    if "$ref" in schema:
        _matches(value, schemas[schema["$ref"].rpartition("/")[2]], schemas, where)
        return
    alternatives = schema.get("anyOf") or schema.get("oneOf")
    if alternatives:
        faults = []
        for alternative in alternatives:
            try:
                _matches(value, alternative, schemas, where)
            except AssertionError as fault:
                faults.append(str(fault))
            else:
                return
        raise AssertionError(f"{where}: {faults}")
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
    if "type" in schema:
        assert isinstance(value, kinds[schema["type"]]), f"{where} is no {schema['type']}"
    if "enum" in schema:
        assert value in schema["enum"], where
    if isinstance(value, dict):
        named = schema.get("properties", {})
        assert set(schema.get("required", ())) <= value.keys(), where
        for name, inner in value.items():
            if name in named:
                _matches(inner, named[name], schemas, f"{where}.{name}")
            else:
                more = schema.get("additionalProperties", "properties" not in schema)
                assert more is not False, f"{where}.{name}"
                _matches(inner, more if isinstance(more, dict) else {}, schemas, f"{where}.{name}")
    elif isinstance(value, list) and isinstance(schema.get("items"), dict):
        for place, inner in enumerate(value):
            _matches(inner, schema["items"], schemas, f"{where}[{place}]")


@pytest.mark.parametrize("game", ["ink", "line"])
def test_answers_are_as_described(game: str, folder: Path) -> None:
    """What the server really sends fits its description: rooms, views, every message, replay, scores."""
    told = description()
    schemas = told["components"]["schemas"]

    def answer_schema(path: str, method: str, status: int) -> dict[str, Any]:
        content = told["paths"][path][method]["responses"][str(status)]["content"]
        schema: dict[str, Any] = content["application/json"]["schema"]
        return schema

    async def story() -> None:
        async with serving(folder) as server:
            wish = {"game": game, "seats": [ME, OPEN]}
            opened = await server.http.post("/api/rooms", json=wish)
            _matches(wish, {"$ref": "#/components/schemas/NewRoom"}, schemas)
            _matches(opened.json(), answer_schema("/api/rooms", "post", 201), schemas)
            room, token = opened.json()["room"], opened.json()["seats"][0]["token"]
            seat = await server.http.post(f"/api/rooms/{room}/join", json={})
            _matches(seat.json(), answer_schema("/api/rooms/{room}/join", "post", 201), schemas)
            async with server.page(room, token, seat.json()["token"]) as page:
                play = play_ink if game == "ink" else play_line
                await page.ask("do", 0, action="nonsense")
                await page.ask("why", 0, action="done" if game == "ink" else "pass")
                await page.ask("explain", 0)
                await asyncio.gather(play(page, 0), play(page, 1))
            view = {"$ref": f"#/components/schemas/{'InkView' if game == 'ink' else 'LineView'}"}
            for message in page.messages:
                _matches(message, schemas["FromServer"], schemas)
                if message["type"] == "view":
                    _matches(message["view"], view, schemas)
            for path in ("/api/rooms/{room}", "/api/rooms/{room}/replay"):
                got = await server.http.get(path.format(room=room))
                _matches(got.json(), answer_schema(path, "get", 200), schemas)
            for path in ("/api/data", "/api/today", "/api/health"):
                got = await server.http.get(path)
                _matches(got.json(), answer_schema(path, "get", 200), schemas)
            missing = await server.http.get("/api/rooms/AAAAAA")
            _matches(missing.json(), answer_schema("/api/rooms/{room}", "get", 404), schemas)

    run(story)


def test_pictures_and_records_come_when_they_may(folder: Path) -> None:
    """Sheets are drawn as everybody may see them; records and replays only of finished games."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME, BOT])
            at = f"/api/rooms/{room}"
            for part in ("record", "replay"):
                early = await server.http.get(f"{at}/{part}")
                assert (early.status_code, early.json()["error"]["code"]) == (409, "not_over")
            empty = await server.http.get(f"{at}/sheets/0.svg")
            async with server.page(room, tokens[0]) as page:
                await page.do(0, drawings(await page.view(0))[0])
                assert (await server.http.get(f"{at}/sheets/0.svg")).content == empty.content, "not closed yet"
                await play_ink(page, 0)
            final = await server.http.get(f"{at}/sheets/0.svg?theme=dark")
            assert final.headers["content-type"].startswith("image/svg+xml")
            assert final.content != empty.content
            legends = {"en": ("longest highway: ", " open end"), "de": ("längste Straße: ", " offene")}
            for language, words in legends.items():
                told = await server.http.get(f"{at}/sheets/0.svg", headers={"accept-language": language})
                assert all(word in told.text for word in words)
            assert (await server.http.get(f"{at}/sheets/7.svg")).json()["error"]["code"] == "seat_unknown"
            assert (await server.http.get(f"{at}/record")).headers["content-type"] == "text/plain; charset=utf-8"
            line, _ = await server.open(game="line", seats=[ME, BOT])
            for language, word in (("en", ">Goal<"), ("de", ">Ziel<")):
                table = await server.http.get(f"/api/rooms/{line}/sheets/0.svg", headers={"accept-language": language})
                assert table.text.startswith("<svg")
                assert word in table.text
                assert f">{ME['name']}<" in table.text

    run(story)


def test_the_score_pad_guesses_reads_and_ranks(folder: Path) -> None:
    """A space gets its likeliest piece, a typed line its drawings or a sentence, several sheets their places."""

    async def story() -> None:
        async with serving(folder) as server:

            async def ask(path: str, **body: object) -> dict[str, Any]:
                answer: dict[str, Any] = (await server.http.post(f"/api/{path}", json=body)).json()
                return answer

            road = {"row": 0, "col": 1, "piece": "highway-straight", "orientation": 0}
            sheet = {"game": "ink", "drawn": [road]}
            assert (await ask("likely", sheet=sheet, row=1, col=1))["fits"][0] == ["highway-straight", 0]
            assert (await ask("likely", sheet=sheet, row=0, col=2))["fits"] == []
            rail = {**road, "row": 2, "piece": "railway-straight"}
            between = await ask("likely", sheet={"game": "ink", "drawn": [road, rail]}, row=1, col=1)
            assert between["fits"][0] == ["station-straight", 0]

            typed = await ask("typed", sheet={"game": "ink"}, text="h-s@A2/0, special-hhhr@b2/1\tA4C23")
            assert typed["drawn"][:2] == [road, {"row": 1, "col": 1, "piece": "special-hhhr", "orientation": 1}]
            assert (typed["drawn"][2]["row"], typed["drawn"][2]["col"], typed["canyons"]) == (2, 2, [])
            canyon = await ask("typed", sheet={"game": "ink", "expansion": "canyon"}, text="canyon-hook@23/EES")
            assert canyon == {"drawn": [], "canyons": [{"row": 2, "col": 3, "path": "EES"}]}
            for text, words in {
                " ": "nothing to read",
                "done": "draws nothing",
                "h-@A1/0": "several pieces",
                "snow@A1/0": "snow",
                "o@A1/0 o@A1/0": "A1",
                "volcano@A1/0": "expansion",
            }.items():
                assert words in (await ask("typed", sheet={"game": "ink"}, text=text))["error"]["text"]

            drawn = [[road], [], [road], [{**road, "piece": "highway-t"}]]
            sheets = [{"game": "ink", "drawn": one} for one in drawn]
            tied = (await ask("result", sheets=sheets))["places"]
            assert [(place["place"], place["sheet"]) for place in tied] == [(1, 1), (2, 0), (2, 2), (4, 3)]
            decided = (await ask("result", sheets=sheets, star=0))["places"]
            assert [(place["place"], place["sheet"]) for place in decided] == [(1, 1), (2, 2), (3, 0), (4, 3)]
            lines = [{"game": "line", "coins": coins} for coins in (2, 0, 2)]
            assert [place["place"] for place in (await ask("result", sheets=lines))["places"]] == [1, 1, 3]
            marked = [{"game": "line", "boxes": {"travellers": n}, "most_travellers": True} for n in (3, 5, 4)]
            doubled = (await ask("result", sheets=marked))["places"]
            assert [(one["sheet"], one["total"], one["most_travellers"]) for one in doubled] == [
                *((1, 10, True), (2, 4, False), (0, 3, False))
            ]
            assert "one game" in (await ask("result", sheets=[sheets[0], lines[0]]))["error"]["text"]
            assert "star" in (await ask("result", sheets=sheets, star=7))["error"]["text"]

    run(story)


def test_the_score_pad_scores_and_finds_places(folder: Path) -> None:
    """A sheet of paper is scored with the where; a piece's places are found; nonsense is refused with a sentence."""

    async def story() -> None:
        async with serving(folder) as server:
            sheet = {
                "game": "ink",
                "drawn": [{"row": 0, "col": 1, "piece": "highway-t", "orientation": 0}],
                "goal_points": 4,
            }
            score = (await server.http.post("/api/score", json=sheet)).json()
            assert (score["highway"]["length"], score["errors"]["points"], score["goals"]) == (1, 2, 4)
            assert score["networks"][0]["at"] == [["A2", "N"]]
            legal = (await server.http.post("/api/legal", json={"sheet": sheet, "piece": "highway-straight"})).json()
            assert {space for space, _ in legal["spaces"].items()} == {
                "ABCDEFG"[row] + str(col + 1) for row, col, _ in legal["placements"]
            }
            assert "B2" in legal["spaces"]
            twice = {**sheet, "drawn": sheet["drawn"] * 2}  # type: ignore[operator]
            bad = await server.http.post("/api/score", json=twice, headers={"accept-language": "de"})
            assert (bad.status_code, bad.json()["error"]["text"]) == (400, "In Feld A2 ist zweierlei gezeichnet.")
            around = [(2, 3, 2), (3, 2, 1), (4, 3, 0)]
            water = [{"row": row, "col": col, "piece": "lake-1", "orientation": turn} for row, col, turn in around]
            filled = (await server.http.post("/api/score", json={**sheet, "expansion": "lake", "drawn": water})).json()
            assert [(piece["space"], piece["piece"]) for piece in filled["brought"]] == [("D4", "lake-full")]
            assert (filled["expansion"]["points"], score["brought"]) == (4, [])
            line = {"game": "line", "sheet": 1, "boxes": {"travellers": 4, "post": 3}, "coins": 1}
            assert (await server.http.post("/api/score", json=line)).json()["total"] > 0
            line["boxes"] = {"gold": 1}
            assert (await server.http.post("/api/score", json=line)).status_code == 400

    run(story)


def test_the_score_pad_draws_its_sheets(folder: Path) -> None:
    """A sheet of either game is drawn as SVG by day and by night; Rail Line's words are the reader's."""

    async def story() -> None:
        async with serving(folder) as server:
            ink = {"game": "ink", "drawn": [{"row": 0, "col": 1, "piece": "highway-t", "orientation": 0}]}
            line = {"game": "line", "sheet": 2, "boxes": {"coal": 3}, "coins": 1, "glass_first": True}
            for sheet in (ink, line):
                drawn = await server.http.post("/api/picture", json=sheet)
                assert drawn.headers["content-type"].startswith("image/svg+xml")
                assert drawn.text.startswith("<svg")
                dark = await server.http.post("/api/picture?theme=dark", json=sheet)
                assert dark.text.startswith("<svg")
                assert dark.content != drawn.content
            words = {
                "en": ("Score sheet 2", "1 coin, glass filled first"),
                "de": ("Wertungsblatt 2", "1 Münze, Glas zuerst"),
            }
            for language, name in (("en", "Sheet"), ("de", "Blatt")):
                told = (await server.http.post("/api/picture", json=ink, headers={"accept-language": language})).text
                assert f"<title>{name}</title>" in told
            total = (await server.http.post("/api/score", json=line)).json()["total"]
            for language, (name, note) in words.items():
                told = (await server.http.post("/api/picture", json=line, headers={"accept-language": language})).text
                assert f"<title>{name}</title>" in told
                assert note in told
                assert f'class="points" x="440" y="32">{total}'.replace("-", "−") in told
                assert told.count('class="box marked"') + told.count('class="box scores"') == 3
            line["boxes"] = {"coal": 99}
            bad = await server.http.post("/api/picture", json=line, headers={"accept-language": "de"})
            assert (bad.status_code, bad.json()["error"]["code"]) == (400, "malformed")

    run(story)


def test_the_companion_rolls_what_a_table_needs(folder: Path) -> None:
    """Dice of the edition and expansion, pairs and a start player for a draft, goals for the challenge."""

    async def story() -> None:
        async with serving(folder) as server:
            plain = (await server.http.post("/api/roll", json={})).json()
            assert len(plain["route"]) == 4
            assert (plain["expansion"], plain["pairs"], plain["goals"], plain["star"]) == ([], [], [], None)
            wish = {"edition": "challenge", "expansion": "forest", "goals": True, "draft": True, "players": 3}
            draft = (await server.http.post("/api/roll", json=wish)).json()
            assert (len(draft["pairs"]), len(draft["expansion"]), len(draft["goals"])) == (6, 2, 3)
            assert draft["star"] in range(3)
            all_cards = {"edition": "challenge", "expansion": "river", "goals": True, "further_goals": True}
            drawn = (await server.http.post("/api/roll", json=all_cards)).json()["goals"]
            assert len([goal for goal in drawn if goal in ("RA", "RB", "RC")]) == 1
            refused = await server.http.post("/api/roll", json={"goals": True})
            assert (refused.status_code, refused.json()["error"]["code"]) == (422, "illegal")

    run(story)


def test_what_never_changes_is_told_once(folder: Path) -> None:
    """All pieces, goals, cards and bots with texts in all languages; a page that has it gets 304."""

    async def story() -> None:
        async with serving(folder) as server:
            answer = await server.http.get("/api/data")
            data = answer.json()
            assert data["ink"]["pieces"].keys() == PIECES.keys()
            assert all(len(piece["orientations"]) == 8 for piece in data["ink"]["pieces"].values())
            assert all(set(bot["name"]) == set(LANGUAGES) for game in ("ink", "line") for bot in data[game]["bots"])
            assert len(data["line"]["cards"]) == 37
            assert len(set(data["bot_names"])) == len(data["bot_names"]) >= data["ink"]["players"] == MOST_PLAYERS
            assert [expansion["name"] for expansion in data["ink"]["expansions"]] == list(NAMES)
            again = await server.http.get("/api/data", headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert answer.headers["content-encoding"] == "gzip"

    run(story)


def test_the_page_is_served_with_a_strict_policy(folder: Path) -> None:
    """All addresses of the page answer with it; files have types, fingerprints and compression; nothing else loads."""
    static = folder / "static"
    (static / "js").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Railwright</title>" + " " * 1000)
    (static / "js" / "app.js").write_text("export const answer = 42;\n" * 100)
    (static / "manifest.webmanifest").write_text("{}")
    (folder / "secret.txt").write_text("secret")

    async def story() -> None:
        async with serving(folder, static=static) as server:
            for path in PAGE_PATHS:
                answer = await server.http.get(path.replace("{room}", "K7QM2X").replace("{rest:path}", "ink/lava"))
                assert answer.status_code == 200, path
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["content-security-policy"] == POLICY
                assert answer.headers["x-content-type-options"] == "nosniff"
            script = await server.http.get("/js/app.js")
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert (script.headers["content-encoding"], script.headers["cache-control"]) == ("gzip", "no-cache")
            again = await server.http.get("/js/app.js", headers={"if-none-match": script.headers["etag"]})
            assert again.status_code == 304
            kind = (await server.http.get("/manifest.webmanifest")).headers["content-type"]
            assert kind == "application/manifest+json"
            for path in ("/nothing.js", "/js/../../secret.txt", "/js/%2e%2e/%2e%2e/secret.txt", "/js", "/api/none"):
                missing = await server.http.get(path)
                assert (missing.status_code, missing.json()["error"]["code"]) == (404, "not_found"), path
            assert (await server.http.post("/api/data")).json()["error"]["code"] == "method_not_allowed"
        assert "https:" not in POLICY
        assert "*" not in POLICY

    run(story)


def test_a_room_invites_with_its_public_link_alone(folder: Path) -> None:
    """The picture code holds the origin of the page and the room, no token; odd origins are refused."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME, OPEN])
            path = f"/api/rooms/{room}/invitation.svg"
            drawn = await server.http.post(path, json={"origin": "https://play.example:8443"})
            assert drawn.headers["content-type"].startswith("image/svg+xml")
            expected = segno.make(f"https://play.example:8443/r/{room}", error="m", micro=False)
            assert dark_modules(drawn.text) == [list(map(bool, row)) for row in expected.matrix]
            for origin in ("javascript:alert(1)", "https://a b", "https://play.example/#/room?token=x", "x" * 400):
                refused = await server.http.post(path, json={"origin": origin})
                assert refused.status_code == 400
                assert refused.json()["error"]["text"].endswith(".")
            gone = await server.http.post("/api/rooms/ZZZZZZ/invitation.svg", json={"origin": "http://localhost"})
            assert gone.status_code == 404

    run(story)


def dark_modules(svg: str) -> list[list[bool]]:
    """The code in a picture whose path runs along its rows, four blank modules around it."""
    [size] = re.findall(r'viewBox="0 0 (\d+) \1"', svg)
    grid = [[False] * int(size) for _ in range(int(size))]
    [path] = re.findall(r' d="([^"]+)"', svg)
    x, y = 0.0, 0.0
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", path):
        values = [float(value) for value in numbers.split()]
        if command == "h":
            grid[int(y)][int(x) : int(x + values[0])] = [True] * int(values[0])
            x += values[0]
        else:
            x, y = (values[0], values[1]) if command == "M" else (x + values[0], y + values[1])
    return [row[4:-4] for row in grid[4:-4]]
