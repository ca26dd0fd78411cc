import { useSelector } from '@xstate/react'
import { Button } from '#ui/Button.tsx'
import type { AvailabilityRef, AvailabilitySnapshot } from './use-availability.ts'
import { texts } from './texts.ts'

/** What the button says and does; `failed` is the one state in which it asks again. */
export function selectAction(snapshot: AvailabilitySnapshot) {
  if (snapshot.hasTag('busy')) return 'checking'
  if (snapshot.hasTag('notAvailable')) return 'notAvailable'
  if (snapshot.hasTag('bookable')) return snapshot.context.type === 'ROOM' ? 'bookRoom' : 'bookHouse'
  return snapshot.matches('failed') ? 'tryAgain' : 'selectDateFirst'
}

export type BookButtonProps = {
  availabilityRef: AvailabilityRef
  /** The cart is not read yet, or the booking is on its way to the checkout. */
  isWaiting: boolean
  /** It is in the booking for these dates already. */
  isAdded?: boolean
  /** Before the click is handled. */
  onBook: () => void
}

export function BookButton({ availabilityRef, isWaiting, isAdded = false, onBook }: BookButtonProps) {
  const chosen = useSelector(availabilityRef, selectAction)
  const action = isAdded && chosen !== 'checking' ? 'notAvailable' : chosen
  return (
    <Button
      isWide
      kind={action === 'selectDateFirst' || action === 'tryAgain' ? 'outlined' : 'filled'}
      disabled={action === 'notAvailable'}
      isBusy={action === 'checking' || isWaiting}
      onClick={() => {
        onBook()
        availabilityRef.send({ type: action === 'tryAgain' ? 'retry.pressed' : 'book.pressed' })
      }}
    >
      {texts[action]}
    </Button>
  )
}
