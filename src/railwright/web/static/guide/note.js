/** The note of a guide: a sentence or two, tied by dotted leaders to what is lit, and the way on. */
import { button } from '../js/components.js';
import { fill, h, svg } from '../js/dom.js';
import { pieceIn } from '../js/drawings.js';
import { t } from '../js/i18n.js';
import { spaceOf } from './moment.js';
import { leader, middle, placeNote } from '../js/placing.js';

/** @typedef {import('../js/placing.js').Rect} Rect */

/** With more than so many things lit, leaders would be a web. */
const MOST_LEADERS = 6;
const RING = 4;
/** What is lower than this is framed from outside, even among many: a frame over it would not be seen. */
const SMALL = 40;
/** How much better a narrow note has to lie to be preferred. */
const NARROW_COST = 1;

/** @param {Rect} rect */
const onScreen = ({ left, top, right, bottom }) => right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && (top + bottom) / 2 < innerHeight;

/** Whether something runs under a bar at the foot of the screen, or of one half of it. @param {Rect} rect @param {Rect} bar */
const runsUnder = (rect, bar) => {
  const [x, y] = middle(rect);
  return y >= bar.top && x > bar.left && x < bar.right;
};

/** Where the things that can be seen lie; a bar that is fixed at the foot of the screen hides what runs under it. @param {Iterable<Element>} elements @returns {Rect[]} */
function rectsOf(elements) {
  const bar = [...document.querySelectorAll('.acts')].find(one => getComputedStyle(one).position === 'fixed');
  const over = bar?.getBoundingClientRect();
  return [...elements].flatMap(element => {
    const rect = element.getBoundingClientRect();
    return onScreen(rect) && !(over && !bar?.contains(element) && runsUnder(rect, over)) ? [rect] : [];
  });
}

/** A frame around something lit. @param {Rect} rect @param {boolean} soft */
function ring({ left, top, right, bottom }, soft) {
  const inside = soft && bottom - top >= SMALL;
  const out = inside ? 0 : RING;
  return `<rect class="ring${inside ? ' soft' : ''}" x="${left - out}" y="${top - out}" width="${right - left + 2 * out}" height="${bottom - top + 2 * out}" rx="6"/>`;
}

export class Note {
  /** @param {() => void} onward the person goes on */
  constructor(onward) {
    this.title = h('p.title');
    this.text = h('p');
    this.onward = button('', { class: 'onward', 'data-key': 'guide-onward', onclick: onward });
    this.words = h('div.words', {}, this.title, this.text);
    /** For those who listen: it is there before it says anything, or nobody would hear it. */
    this.live = h('div.sr', { role: 'status' });
    this.box = h('section.guide-note', { 'aria-label': t('guide.label'), tabindex: '-1', hidden: true }, this.words, this.onward);
    this.leads = svg('<svg class="guide-leads" aria-hidden="true"></svg>');
    this.element = h('div.guide-over', {}, this.live, this.leads, this.box);
    this.drawn = '';
  }

  /**
   * @param {string} title
   * @param {string} text
   * @param {string} way the word on the button
   * @param {boolean} main whether the button is what the step waits for
   */
  say(title, text, way, main) {
    this.box.hidden = false;
    if (this.title.textContent !== title || this.text.textContent !== text) {
      this.title.textContent = title;
      this.text.textContent = text;
      this.live.textContent = `${title} ${text}`;
      this.drawn = '';
    }
    fill(this.onward, way);
    this.onward.className = `btn onward ${main ? 'accent' : 'quiet'}`;
  }

  /** Say it once more to those who listen. */
  again() {
    this.live.textContent = '';
    requestAnimationFrame(() => { this.live.textContent = `${this.title.textContent} ${this.text.textContent}`; });
    this.leads.classList.remove('pulse');
    requestAnimationFrame(() => this.leads.classList.add('pulse'));
  }

  hush() {
    this.box.hidden = true;
    this.drawn = '';
    this.leads.innerHTML = '';
  }

  /**
   * Put the note beside what it is about.
   * @param {Element[]} lit
   * @param {Element[]} kept what the person needs now
   * @param {string | undefined} want a drawing to be shown as a ghost
   */
  place(lit, kept, want) {
    if (this.box.hidden) return;
    const rects = rectsOf(lit);
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const key = JSON.stringify([rects, screen, want, this.words.textContent]);
    if (key === this.drawn) return;
    this.drawn = key;
    const keptRects = rectsOf(kept);
    const tried = [false, true].map(narrow => {
      this.box.classList.toggle('narrow', narrow);
      const size = { width: this.box.offsetWidth, height: this.box.offsetHeight };
      return { narrow, size, ...placeNote(size, screen, rects, keptRects) };
    });
    const { narrow, size, x, y } = tried.reduce((one, other) => other.cost < one.cost - NARROW_COST ? other : one);
    this.box.classList.toggle('narrow', narrow);
    this.box.style.setProperty('--x', `${x}px`);
    this.box.style.setProperty('--y', `${y}px`);
    const note = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    const lines = rects.length > MOST_LEADERS ? [] : rects.map(rect => leader(note, rect));
    const many = rects.length > MOST_LEADERS || lit.some(element => element.matches('.space[data-fits]'));
    const rings = rectsOf(lit.filter(element => !lines.length || !element.closest('[data-layer="light"]'))).map(rect => ring(rect, many));
    this.leads.innerHTML = rings.join('') + lines.map(line => line ? `<path d="M${line.from}L${line.to}"/><circle cx="${line.to[0]}" cy="${line.to[1]}" r="3.5"/>` : '').join('') + ghost(lit, want);
  }
}

/** A drawing as it should be, over its space. @param {Element[]} lit @param {string | undefined} want */
function ghost(lit, want) {
  const space = want && spaceOf(want);
  const rect = space && lit.find(element => element.getAttribute('data-space') === space)?.getBoundingClientRect();
  if (!want || !rect) return '';
  const [piece = '', orientation = '0'] = [want.split('@')[0], want.split('/')[1]];
  return `<g class="piece wanted" transform="translate(${rect.left} ${rect.top}) scale(${rect.width / 100})">${pieceIn(space, piece, Number(orientation))}</g>`;
}
