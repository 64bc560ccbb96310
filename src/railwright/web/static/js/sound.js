/** A short scratch of the pen, made on the spot; only if the person has switched sound on. */
import { settings } from './store.js';

/** @type {AudioContext | undefined} */
let context;

export function penSound() {
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const length = 0.16;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    const at = i / samples.length;
    samples[i] = (Math.random() * 2 - 1) * Math.sin(Math.PI * at) * (0.6 + 0.4 * Math.sin(at * 60));
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: 3800, Q: 0.8 });
  const gain = new GainNode(context, { gain: 0.05 });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start();
}
