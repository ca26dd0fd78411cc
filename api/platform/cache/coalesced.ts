/** Callers that come while a read is running share the next one, so that nobody gets what was read before their call. */
export function coalesced<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<unknown> | undefined
  let next: Promise<T> | undefined

  function begin(): Promise<T> {
    next = undefined
    const begun = read()
    reading = begun
    const end = () => {
      if (reading === begun) reading = undefined
    }
    void begun.then(end, end)
    return begun
  }

  return async () => {
    if (!reading) return begin()
    next ??= reading.then(begin, begin)
    return next
  }
}
