/** The bar of both games' replays: to the beginning, a step back, play and stop, a step on, a slider over all steps. */
import { setHelp } from './app.js';
import { button, icon } from './components.js';
import { fill, h } from './dom.js';
import { t } from './i18n.js';

/** @type {[string, string][]} */
const KEYS = [['← →', 'replay.key.step'], ['Home End', 'replay.key.ends'], ['Space', 'replay.key.play']];

/**
 * @param {object} parts
 * @param {{text: string}[]} parts.steps what each step says
 * @param {number} parts.pace milliseconds for a step that plays by itself
 * @param {(step: number, before: number) => void} parts.onstep shows a step
 * @param {string[]} parts.topics chapters of the rules
 * @param {() => void} [parts.onplay] called when it begins to play by itself
 */
export function replayBar({ steps, pace, onstep, topics, onplay }) {
  const last = steps.length - 1;
  let at = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let playing;
  const jump = (/** @type {number} */ step) => { stop(); go(step); };
  const slider = h('input', { type: 'range', min: 0, max: last, value: '0', 'aria-label': t('replay.slider'), oninput: () => jump(Number(slider.value)) });
  const toggle = button('', { onclick: () => playing ? stop() : play() });
  const renderToggle = () => {
    fill(toggle, icon(playing ? 'pause' : 'play'));
    toggle.setAttribute('aria-label', t(playing ? 'replay.pause' : 'replay.play'));
  };

  /** @param {number} step */
  function go(step) {
    const before = at;
    at = Math.max(0, Math.min(last, step));
    slider.value = String(at);
    slider.setAttribute('aria-valuetext', steps[at]?.text ?? '');
    onstep(at, before);
  }

  function play() {
    onplay?.();
    if (at === last) go(0);
    playing = setInterval(() => { if (at === last) stop(); else go(at + 1); }, pace);
    renderToggle();
  }

  function stop() {
    clearInterval(playing);
    playing = undefined;
    renderToggle();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, dialog')) return;
    const { key } = event;
    if (key === 'ArrowLeft') jump(at - 1);
    else if (key === 'ArrowRight') jump(at + 1);
    else if (key === 'Home') jump(0);
    else if (key === 'End') jump(last);
    else if (key === ' ' && !target.closest('button, a')) toggle.click();
    else return;
    event.preventDefault();
  }

  function close() {
    stop();
    document.removeEventListener('keydown', onKey);
  }

  document.addEventListener('keydown', onKey);
  setHelp({ topics, keys: KEYS });
  renderToggle();
  const element = h('div.replay-bar', {},
    button('', { icon: 'first', 'aria-label': t('replay.first'), onclick: () => jump(0) }),
    button('', { icon: 'back', 'aria-label': t('replay.back'), onclick: () => jump(at - 1) }),
    toggle,
    button('', { icon: 'forth', 'aria-label': t('replay.forth'), onclick: () => jump(at + 1) }),
    slider);
  return { element, go, jump, close };
}
