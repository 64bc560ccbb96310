/** What a bot would do in the person's place. It may think for long, and the table may have changed when it answers. */

/** @typedef {import('./types.js').Message} Message */

/** What the person has to decide, in either game; what the others do meanwhile is no part of it. @param {any} view */
const decision = ({ seat, phase, round, turn, legal, actions, draft }) => JSON.stringify([seat, phase, round, turn, legal, actions, draft]);

/**
 * Ask the server; null where the answer comes too late, because there is something else to decide or somebody else decides.
 * @param {() => any} look gives the view that lies before the person
 * @param {(message: Message) => Promise<Message>} send
 * @returns {Promise<Message | null>} an answer or a refusal
 */
export async function askHint(look, send) {
  const before = look();
  const answer = await send({ type: 'hint', seat: before.seat });
  const now = look();
  return now && decision(now) === decision(before) ? answer : null;
}
