/** Buttons that answer a finger as it lifts: right after a stroke over the sheet browsers give a tap no click. */

/** Until when, in milliseconds, a click belongs to the tap that has been answered. */
const SOON = 700;
/** How far, in pixels, a finger may slip. */
const SLIP = 12;

/** @param {HTMLElement} root whose buttons these are; they may be drawn anew at each tap */
export function quickTaps(root) {
  /** @type {PointerEvent | null} */
  let down = null;
  let answered = -Infinity;
  root.addEventListener('pointerdown', event => { down = event.pointerType !== 'mouse' && event.isPrimary ? event : null; });
  root.addEventListener('pointercancel', () => { down = null; });
  root.addEventListener('pointerup', event => {
    const button = down && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= SLIP ? buttonOf(down) : null;
    down = null;
    if (!button) return;
    answered = event.timeStamp;
    button.click();
  });
  root.addEventListener('click', event => {
    // keys click without a pointer, which counts no clicks
    if (!event.isTrusted || event.detail === 0 || event.timeStamp - answered > SOON) return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
}

/** @param {Event} event @returns {HTMLButtonElement | null} */
const buttonOf = ({ target }) => target instanceof Element ? target.closest('button') : null;
