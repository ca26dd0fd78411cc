import { POOL_SLOT_MINUTES } from '#contract/pool.ts'
import type { Option } from '#src/ui/fields/inputs.tsx'
import { texts } from './texts.ts'

const SLOTS = (24 * 60) / POOL_SLOT_MINUTES

/** Every time of a day on which a visit may begin or end: `14:30` shown as '2:30 pm'. */
export const timeSlots: readonly Option[] = Array.from({ length: SLOTS }, (_, slot) => {
  const hour = Math.floor((slot * POOL_SLOT_MINUTES) / 60)
  const minute = String((slot * POOL_SLOT_MINUTES) % 60).padStart(2, '0')
  return {
    value: `${String(hour).padStart(2, '0')}:${minute}`,
    label: texts.time(hour % 12 === 0 ? 12 : hour % 12, minute, hour < 12 ? 'am' : 'pm'),
  }
})
