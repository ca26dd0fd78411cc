import { useState } from 'react'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { USUAL_LEVIES } from '#contract/values/money.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { useSiteApi } from '#src/lib/sources.ts'
import type { StayNights } from '#ui/dates/nights.ts'

type KnownNights = Omit<StayNights, 'load'>

const nothingKnown: KnownNights = { places: [], levies: USUAL_LEVIES }

/** Prices, full nights and rules for a calendar: of one place, or of all. Without them a calendar still chooses dates. */
export function useNights(today: string, place?: { houseId: number; type: PlaceType }): StayNights {
  const client = useSiteApi()
  const [byPlace, setByPlace] = useState<ReadonlyMap<string, KnownNights>>(new Map())
  const key = place ? `${place.type} ${place.houseId}` : 'any'

  async function read(): Promise<void> {
    const { readNights } = await loadChunk('read-nights', () => import('./read-nights.ts'))
    const nights = await readNights(client, today, place)
    setByPlace((known) => new Map(known).set(key, nights))
  }
  return {
    ...(byPlace.get(key) ?? nothingKnown),
    load: () => void read().catch(() => undefined),
  }
}
