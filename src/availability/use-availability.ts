import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { isSoldByRoom, type House, type PlaceType } from '#contract/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { useSiteApi } from '#src/lib/sources.ts'
import { useInlineMessage } from '#src/lib/use-inline-message.ts'
import { createAvailabilityActors } from './availability.actors.ts'
import type { AvailabilityRef } from './availability-ref.ts'

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
  const { message, showMessage, clearMessage } = useInlineMessage()
  const book = useRef(onBook)
  const chosenBefore = useRef(dates)
  useEffect(() => {
    book.current = onBook
  })

  useEffect(() => {
    // Shown inline: a toast would lie under the dialog.
    const subscriptions = [
      availabilityRef.subscribe(({ context: { arrival, departure } }) => onDates({ arrival, departure })),
      availabilityRef.on('alert', ({ text }) => showMessage(text)),
      availabilityRef.on('toast', ({ text }) => showMessage(text)),
      availabilityRef.on('booking.wanted', ({ stay }) => book.current(stay)),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [availabilityRef, onDates, showMessage])

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

  return { availabilityRef, message, showMessage, clearMessage }
}
