import { renderToStaticMarkup } from 'react-dom/server'
import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { type Availability, availabilityMachine } from '#machines/availability.machine.ts'
import { BookButton } from './BookButton.tsx'

const stay = { arrival: '2026-12-01', departure: '2026-12-03' }

type World = { type: PlaceType; isFree?: boolean; isAdded?: boolean; dates?: typeof stay }

/** The button of a place, once it is known whether it is free. */
async function buttonOf({ type, isFree = true, isAdded = false, dates }: World): Promise<string> {
  const availability = createActor(
    availabilityMachine.provide({
      actors: { checkAvailability: fromPromise(async (): Promise<Availability> => ({ isFree, nights: [] })) },
    }),
    { input: { houseId: 1, isSoldByRoom: true, today: '2026-11-20', type, ...dates } },
  )
  availability.start()
  await waitFor(availability, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  return renderToStaticMarkup(
    <BookButton availabilityRef={availability} isWaiting={false} isAdded={isAdded} onBook={() => {}} />,
  )
}

test('the button asks for dates, then books the room or the house that is free for them', async () => {
  expect(await buttonOf({ type: 'ROOM' })).toContain('>Select Date First<')
  expect(await buttonOf({ type: 'ROOM', dates: stay })).toContain('>Book Room<')
  expect(await buttonOf({ type: 'HOUSE', dates: stay })).toContain('>Book House<')
})

test.each([
  ['is taken', { isFree: false }],
  ['is in the booking already', { isAdded: true }],
])('the button of a place that %s says Not Available and cannot be pressed', async (_, world) => {
  const house = await buttonOf({ type: 'HOUSE', dates: stay, ...world })
  const room = await buttonOf({ type: 'ROOM', dates: stay, ...world })

  for (const button of [house, room]) {
    expect(button).toContain('>Not Available<')
    expect(button).toMatch(/<button[^>]*disabled/)
  }
})
