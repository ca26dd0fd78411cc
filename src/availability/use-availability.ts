import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isSoldByRoom, type House, type PlaceType } from '#contract/catalogue/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { recallStay, rememberStay } from '#src/stay/searched-stay.ts'
import { useSiteApi } from '#src/lib/sources.ts'
import { useInlineMessage } from '#src/lib/use-inline-message.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { createAvailabilityActors } from './availability.actors.ts'

export type AvailabilityRef = ActorRefFrom<typeof availabilityMachine>
export type AvailabilitySnapshot = SnapshotFrom<typeof availabilityMachine>

/** What a guest has chosen so far. */
export type ChosenDates = { arrival?: string | undefined; departure?: string | undefined }

type AvailabilityOptions = {
  house: House
  type: PlaceType
  today: string
  /** Chosen for another place before, so that they need not be typed twice; until then, those that were searched for. */
  dates: ChosenDates | undefined
  onDates: (dates: ChosenDates) => void
  onBook: (stay: Stay) => void
}

/** Asks whether one place is free, for as long as its dialog is open. */
export function useAvailability({ house, type, today, dates, onDates, onBook }: AvailabilityOptions) {
  const client = useSiteApi()
  const { message, showMessage, clearMessage } = useInlineMessage()
  const availabilityRef: AvailabilityRef = useMachine(availabilityMachine, () => createAvailabilityActors({ client }), {
    input: { houseId: house.Id, isSoldByRoom: isSoldByRoom(house), type, today },
    on: {
      alert: ({ text }) => showMessage(text),
      // Shown inline: a toast would lie under the dialog.
      toast: ({ text }) => showMessage(text),
      'booking.wanted': ({ stay }) => onBook(stay),
    },
  })
  const chosenBefore = useRef(dates)
  useEffect(() => {
    const subscription = availabilityRef.subscribe(({ context: { arrival, departure } }) => {
      onDates({ arrival, departure })
      if (arrival !== undefined && departure !== undefined) rememberStay({ arrival, departure })
    })
    return () => subscription.unsubscribe()
  }, [availabilityRef, onDates])
  useEffect(() => {
    const { arrival, departure }: ChosenDates = chosenBefore.current ?? recallStay(today) ?? {}
    if (arrival !== undefined) availabilityRef.send({ type: 'arrival.chosen', date: arrival })
    if (departure !== undefined) availabilityRef.send({ type: 'departure.chosen', date: departure })
  }, [availabilityRef, today])

  return { availabilityRef, message, showMessage, clearMessage }
}
