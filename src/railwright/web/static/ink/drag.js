/** Dragging a die onto the sheet, with mouse or finger. Tells where; decides nothing. */

const SLACK = 8;

/**
 * @typedef {object} DragHandlers
 * @property {(piece: string, key: string, x: number, y: number) => void} over
 * @property {(x: number, y: number, mouse: boolean) => void} drop
 */

export class Drag {
  /** @param {DragHandlers} on */
  constructor(on) {
    this.on = on;
    /** @type {AbortController | null} */
    this.following = null;
  }

  /**
   * A die is pressed; it is a drag once the pointer has moved.
   * @param {PointerEvent} event
   * @param {string} piece
   * @param {string} key
   */
  begin(event, piece, key) {
    if (event.button !== 0) return;
    this.end();
    const following = this.following = new AbortController();
    const { signal } = following;
    const { clientX, clientY, pointerId } = event;
    const mouse = event.pointerType === 'mouse';
    // a finger hides what lies under it: the ghost runs ahead of it
    const lift = mouse ? 0 : 56;
    let moving = false;
    /** @type {HTMLElement | null} */
    let shadow = null;
    const source = /** @type {HTMLElement} */ (event.currentTarget);
    addEventListener('pointermove', move => {
      if (move.pointerId !== pointerId) return;
      moving ||= Math.hypot(move.clientX - clientX, move.clientY - clientY) > SLACK;
      if (!moving) return;
      if (!shadow) {
        shadow = /** @type {HTMLElement} */ (source.cloneNode(true));
        shadow.className = 'die dragged';
        document.body.append(shadow);
        swallowClick();
      }
      shadow.style.transform = `translate(${move.clientX}px, ${move.clientY - lift}px)`;
      this.on.over(piece, key, move.clientX, move.clientY - lift);
    }, { signal });
    signal.addEventListener('abort', () => shadow?.remove());
    addEventListener('pointerup', up => {
      if (up.pointerId !== pointerId) return;
      this.end();
      if (moving) this.on.drop(up.clientX, up.clientY - lift, mouse);
    }, { signal });
    addEventListener('pointercancel', () => this.end(), { signal });
  }

  end() {
    this.following?.abort();
    this.following = null;
  }
}

/** The click that a browser makes of a drag is not meant. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => { event.preventDefault(); event.stopPropagation(); };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50), { once: true });
}
