import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { isSoldByRoom, type House, type PlaceType } from '#contract/houses.ts'
import type { Stay } from '#contract/stay.ts'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { useSiteApi } from '#src/site-api.ts'
import { createAvailabilityActors } from './availability.actors.ts'
import type { AvailabilityRef } from './availability-ref.ts'

/** A sentence to be seen before anything else; `at` tells the same sentence said again from the first time. */
export type Said = { text: string; at: number }

type AvailabilityOptions = { house: House; type: PlaceType; today: string; onBook: (stay: Stay) => void }

/** Asks whether one place is free, for as long as its dialog is open. */
export function useAvailability({ house, type, today, onBook }: AvailabilityOptions) {
  const client = useSiteApi()
  const [machine] = useState(() => availabilityMachine.provide({ actors: createAvailabilityActors({ client }) }))
  const input = { houseId: house.Id, isSoldByRoom: isSoldByRoom(house), type, today }
  const availabilityRef: AvailabilityRef = useActorRef(machine, { input })
  const [said, setSaid] = useState<Said>()
  const times = useRef(0)
  const book = useRef(onBook)
  useEffect(() => {
    book.current = onBook
  })

  function say(text: string) {
    times.current += 1
    setSaid({ text, at: times.current })
  }

  useEffect(() => {
    // A toast would lie under the dialog: what is said here is said in it.
    const subscriptions = [
      availabilityRef.on('alert', ({ text }) => say(text)),
      availabilityRef.on('toast', ({ text }) => say(text)),
      availabilityRef.on('booking.wanted', ({ stay }) => book.current(stay)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [availabilityRef])

  return { availabilityRef, said, say, unsay: () => setSaid(undefined) }
}
