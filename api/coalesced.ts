/**
 * Asks `read` once for all callers that come while another answer is on its way: theirs is asked for after it, so that none gets what
 * was read before it came.
 */
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
