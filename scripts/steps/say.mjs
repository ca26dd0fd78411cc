/** One line on what is being done, so that a wait is never silent. */
export function say(sentence) {
  console.log(sentence)
}

/** What stops a script and is told to the person in one sentence, without a stack. */
export class Stop extends Error {}

/** Runs a script to its exit code; whatever stops it becomes one sentence. */
export async function runScript(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = 1
    console.error(sentenceOf(error))
  }
}

function sentenceOf(error) {
  if (error instanceof Stop) return error.message
  if (error?.code === 'ENOSPC') return 'The disk is full: free some space and try again.'
  if (error?.code === 'EACCES' || error?.code === 'EROFS') return `${error.path ?? 'This folder'} cannot be written.`
  return error?.stack ?? String(error)
}
