import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#contract/problem.ts'
import { showToast } from '#ui/lib/toasts.ts'

export type Reading<Value> =
  | { state: 'reading' }
  | { state: 'read'; value: Value }
  | { state: 'failed'; error: unknown }

/**
 * Reads something once it is shown, anew when `key` changes, and again when asked to: `readAgain` begins anew, `refresh` keeps what was
 * read until the new answer is here.
 */
export function useReading<Value>(
  key: string,
  read: (signal: AbortSignal) => Promise<Value>,
): { reading: Reading<Value>; readAgain: () => void; refresh: () => void } {
  const [round, setRound] = useState(0)
  const [refreshes, setRefreshes] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; reading: Reading<Value> }>()
  const reader = useRef(read)
  useEffect(() => {
    reader.current = read
  })
  const question = `${key} ${round}`
  useEffect(() => {
    const leaving = new AbortController()
    const take = (reading: Reading<Value>) => {
      if (!leaving.signal.aborted) setAnswer({ to: question, reading })
    }
    async function ask() {
      try {
        take({ state: 'read', value: await reader.current(leaving.signal) })
      } catch (error) {
        take({ state: 'failed', error })
        // Specified: every failed load is a warning, next to what is shown instead.
        if (!leaving.signal.aborted) showToast('warning', sentenceOf(error))
      }
    }
    void ask()
    return () => leaving.abort()
  }, [question, refreshes])
  return {
    reading: answer?.to === question ? answer.reading : { state: 'reading' },
    readAgain: () => setRound((before) => before + 1),
    refresh: () => setRefreshes((before) => before + 1),
  }
}
