import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { useSiteApi } from '#src/lib/sources.ts'
import type * as readers from './read-alternatives.ts'

type Readers = typeof readers

/** What can be offered instead of something that is taken. Without an answer nothing is offered: the refusal stands by itself. */
export function useAlternatives<Found>(
  /** What is asked; another one is asked anew, and what was found for the former is no longer shown. */
  key: string,
  read: (readers: Readers, client: ApiClient) => Promise<Found>,
): Found | undefined {
  const client = useSiteApi()
  const [answer, setAnswer] = useState<{ key: string; found: Found }>()
  const ask = useEffectEvent(async () => {
    const readers = await loadChunk('src/availability/read-alternatives.ts', () => import('./read-alternatives.ts'))
    return read(readers, client)
  })
  useEffect(() => {
    let isCurrent = true
    ask().then(
      (found) => isCurrent && setAnswer({ key, found }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return answer?.key === key ? answer.found : undefined
}
