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

/** What a guest has chosen so far. */
export type ChosenDates = { arrival?: string | undefined; departure?: string | undefined }

type AvailabilityOptions = {
  house: House
  type: PlaceType
  today: string
  /** Chosen for another place before: nobody types them twice. */
  dates: ChosenDates
  onDates: (dates: ChosenDates) => void
  onBook: (stay: Stay) => void
}

/** Asks whether one place is free, for as long as its dialog is open. */
export function useAvailability({ house, type, today, dates, onDates, onBook }: AvailabilityOptions) {
  const client = useSiteApi()
  const [machine] = useState(() => availabilityMachine.provide({ actors: createAvailabilityActors({ client }) }))
  const input = { houseId: house.Id, isSoldByRoom: isSoldByRoom(house), type, today }
  const availabilityRef: AvailabilityRef = useActorRef(machine, { input })
  const [said, setSaid] = useState<Said>()
  const times = useRef(0)
  const book = useRef(onBook)
  const chosenBefore = useRef(dates)
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
      availabilityRef.subscribe(({ context: { arrival, departure } }) => onDates({ arrival, departure })),
      availabilityRef.on('alert', ({ text }) => say(text)),
      availabilityRef.on('toast', ({ text }) => say(text)),
      availabilityRef.on('booking.wanted', ({ stay }) => book.current(stay)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [availabilityRef, onDates])

  useEffect(() => {
    let isGone = false
    // Not at once: development mounts everything twice, and would abort the question of the first time.
    queueMicrotask(() => {
      const { arrival, departure } = chosenBefore.current
      if (isGone) return
      if (arrival !== undefined) availabilityRef.send({ type: 'arrival.chosen', date: arrival })
      if (departure !== undefined) availabilityRef.send({ type: 'departure.chosen', date: departure })
    })
    return () => {
      isGone = true
    }
  }, [availabilityRef])

  return { availabilityRef, said, say, unsay: () => setSaid(undefined) }
}
