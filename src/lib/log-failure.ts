/** For failures that the specification hides from the guest: the cause is in the console. */
export function logFailure(error: unknown): void {
  // eslint-disable-next-line no-console -- the browser's log is the only one that the site has
  console.warn(error)
}
