/** One line on what is being done, so that a wait is never silent. */
export function report(sentence) {
  console.log(sentence)
}

/** What stops a task, as one sentence for the person and without a stack. */
export class Stop extends Error {}

/** What this machine lacks for a part of `npm run nightly`. */
export class LeftOut extends Stop {}
