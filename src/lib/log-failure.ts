/** For what fails without a word to the guest, as the specification has it: whoever looks for the cause finds it in the console. */
export function logFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- the browser's log is the only one that the site has
  console.warn(error)
}
