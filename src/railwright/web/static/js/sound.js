/** Sounds, made on the spot and only if the person has switched them on: the scratch of the pen, a soft bell for a turn. */
import { settings } from './store.js';

/** @type {AudioContext | undefined} */
let context;

/** @returns {AudioContext | null} null where nobody wants to hear anything */
function audio() {
  if (!settings().sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
}

export function penSound() {
  const place = audio();
  if (!place) return;
  const length = 0.16;
  const buffer = place.createBuffer(1, place.sampleRate * length, place.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const at = i / samples.length;
    samples[i] = (Math.random() * 2 - 1) * Math.sin(Math.PI * at) * (0.6 + 0.4 * Math.sin(at * 60));
  }
  const source = new AudioBufferSourceNode(place, { buffer });
  const filter = new BiquadFilterNode(place, { type: 'bandpass', frequency: 3800, Q: 0.8 });
  const gain = new GainNode(place, { gain: 0.05 });
  source.connect(filter).connect(gain).connect(place.destination);
  source.start();
}

/** A bell as at a small station: a tone and its fifth, which fade. @param {AudioContext} place @param {number} pitch @param {number} wait */
function bell(place, pitch, wait) {
  const begin = place.currentTime + wait;
  for (const [part, loud] of /** @type {const} */ ([[1, 0.06], [2.76, 0.014], [5.4, 0.005]])) {
    const tone = new OscillatorNode(place, { type: 'sine', frequency: pitch * part });
    const gain = new GainNode(place, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + 1.1 / part ** 0.5);
    tone.connect(gain).connect(place.destination);
    tone.start(begin);
    tone.stop(begin + 1.2);
  }
}

export function turnSound() {
  const place = audio();
  if (!place) return;
  bell(place, 587.33, 0);
  bell(place, 880, 0.16);
}

/** The same bell, struck twice. */
export function nudgeSound() {
  const place = audio();
  if (!place) return;
  bell(place, 880, 0);
  bell(place, 880, 0.22);
}
