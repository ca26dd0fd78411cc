import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { texts as machineTexts } from '#machines/texts.ts'
import { paths } from '#src/lib/paths.ts'
import { Notice } from '#src/ui/messages.tsx'
import type { AvailabilityRef, AvailabilitySnapshot } from './availability-ref.ts'
import { texts } from './texts.ts'

const selectIsUnavailable = (snapshot: AvailabilitySnapshot) => snapshot.matches('unavailable')
const selectIsNotSold = (snapshot: AvailabilitySnapshot) => snapshot.matches('notSold')
const selectArrival = (snapshot: AvailabilitySnapshot) => snapshot.context.arrival
const selectDeparture = (snapshot: AvailabilitySnapshot) => snapshot.context.departure

/** Why this place cannot be booked now. */
export function AvailabilityNotice({ availabilityRef }: { availabilityRef: AvailabilityRef }) {
  const isUnavailable = useSelector(availabilityRef, selectIsUnavailable)
  const isNotSold = useSelector(availabilityRef, selectIsNotSold)
  const arrival = useSelector(availabilityRef, selectArrival)
  const departure = useSelector(availabilityRef, selectDeparture)
  if (isNotSold) return <Notice kind="warning">{texts.wholeOnly}</Notice>
  if (!isUnavailable || arrival === undefined || departure === undefined) return null
  return (
    <Notice kind="warning">
      {machineTexts.stayNotAvailable} <Link to={paths.search({ arrival, departure })}>{texts.checkAvailability}</Link>
    </Notice>
  )
}
