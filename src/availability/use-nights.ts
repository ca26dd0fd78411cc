import { useMemo, useRef, useState } from 'react'
import type { PlaceType } from '#contract/houses.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { useSiteApi } from '#src/lib/sources.ts'
import type { Nights, StayNights } from '#src/ui/dates/nights.ts'

const nothingKnown: Nights = new Map()

/** Prices and full nights for a calendar: of one place, or of the cheapest that is free. Without them a calendar still chooses dates. */
export function useNights(today: string, place?: { houseId: number; type: PlaceType }): StayNights {
  const client = useSiteApi()
  const [byDate, setByDate] = useState(nothingKnown)
  const houseId = place?.houseId
  const type = place?.type
  const asked = useRef('')
  return useMemo(() => {
    const question = [today, houseId, type].join()
    async function read() {
      asked.current = question
      const { readNights } = await loadChunk('read-nights', () => import('./read-nights.ts'))
      const read = await readNights(client, today, houseId !== undefined && type ? { houseId, type } : undefined)
      if (asked.current === question) setByDate(read)
    }
    return { byDate, isFrom: houseId === undefined, load: () => void read().catch(() => undefined) }
  }, [client, today, houseId, type, byDate])
}
