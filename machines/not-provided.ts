/** The default of an actor slot: it fails, so that a forgotten `.provide()` is seen at once. */
export function notProvided(actor: string): () => Promise<never> {
  return () => Promise.reject(new Error(`The actor ${actor} is not provided`))
}
