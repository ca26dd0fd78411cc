type Sources<Answer> = {
  ask: (text: string, signal: AbortSignal) => Promise<Answer>
  onAnswer: (text: string, answer: Answer) => void
  onFailure: (error: unknown) => void
  delayMs: number
}

export type SearchAsTyped = {
  /** Asks a moment after the last letter. What was asked before is given up. */
  type(text: string): void
  /** Asks at once. */
  ask(text: string): void
  stop(): void
}

/** A search while its words are typed: one question a pause, and no answer of an earlier question after a later one was asked. */
export function createSearchAsTyped<Answer>({ ask, onAnswer, onFailure, delayMs }: Sources<Answer>): SearchAsTyped {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  function stop(): void {
    clearTimeout(timer)
    asking?.abort()
  }

  async function askNow(text: string): Promise<void> {
    stop()
    const current = new AbortController()
    asking = current
    try {
      const answer = await ask(text, current.signal)
      if (!current.signal.aborted) onAnswer(text, answer)
    } catch (error) {
      if (!current.signal.aborted) onFailure(error)
    }
  }

  return {
    type(text) {
      stop()
      timer = setTimeout(() => void askNow(text), delayMs)
    },
    ask: (text) => void askNow(text),
    stop,
  }
}
