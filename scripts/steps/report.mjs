/** One line on what is being done, so that a wait is never silent. */
export function report(sentence) {
  console.log(sentence)
}

const REPEAT_MS = 8_000

/** Reports while work is under way: a line at its begin, and one every few seconds. */
export async function reportWhile(sentence, work) {
  const begun = performance.now()
  report(`${sentence} …`)
  const timer = setInterval(() => {
    report(`${sentence} … ${Math.round((performance.now() - begun) / 1000)} s`)
  }, REPEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

/** What stops a task, as one sentence for the person and without a stack. */
export class Stop extends Error {}

/** What this machine lacks for a part of `npm run nightly`. */
export class LeftOut extends Stop {}
