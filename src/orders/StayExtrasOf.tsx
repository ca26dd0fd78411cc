import { getBooking } from '#contract/order.ts'
import { useApi } from '#src/session/use-session.ts'
import { useReading } from './use-reading.ts'
import { StayExtras } from './StayExtras.tsx'

/** The same where only the code of one's own order is known. An order that cannot be read has none: its page says why. */
export function StayExtrasOf({ code }: { code: string }) {
  const api = useApi()
  const { reading } = useReading(code, (signal) =>
    api.call(getBooking, { params: { id: code }, query: { Code: code } }, { signal }),
  )
  return reading.state === 'read' ? <StayExtras order={reading.value} /> : null
}
