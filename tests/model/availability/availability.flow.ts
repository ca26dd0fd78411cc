import type { SnapshotFrom } from 'xstate'
import { describe } from 'vitest'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { apiOfFile } from '#tests/model/api-of-file.ts'
import { proveModel, type Check } from '#tests/model/prove-model.ts'
import { openAvailability } from './availability-driver.ts'
import {
  availabilityModel,
  refusedDates,
  soldByRoom,
  soldWhole,
  wholeHouseModel,
  type AvailabilityStep,
} from './availability.model.ts'

const file = apiOfFile()

const choices = ['type.chosen', 'arrival.chosen', 'departure.chosen'] as const

/** A house that is sold by the room too has no Type that is never sold. */
const offSale: Check<SnapshotFrom<typeof availabilityMachine>> = ({ context }) =>
  context.type === 'ROOM' ? [] : ['An entire house is not sold']

describe.each([
  { house: 'a house that is sold by the room too', model: availabilityModel, input: soldByRoom, notSold: undefined },
  { house: 'a house that is let as a whole only', model: wholeHouseModel, input: soldWhole, notSold: offSale },
])('$house', ({ model, input, notSold }) => {
  proveModel<typeof availabilityMachine, AvailabilityStep, ReturnType<typeof openAvailability>>(availabilityMachine, {
    model,
    open: () => openAvailability(file.api(), input),
    refused: refusedDates,
    checks: {
      deciding: 'unseen',
      unchecked: ({ context }) =>
        context.arrival && context.departure ? ['Both dates are chosen, and nobody asks'] : [],
      checking: (shown) => (shown.hasTag('busy') ? [] : ['Nobody sees that the dates are being checked']),
      available: (shown) => (shown.hasTag('bookable') ? [] : ['Free dates cannot be booked']),
      unavailable: (shown) => (shown.hasTag('notAvailable') ? [] : ['Nobody is told that the dates are taken']),
      notSold: notSold ?? 'unseen',
      failed: (shown) => (shown.can({ type: 'retry.pressed' }) ? [] : ['Nobody can ask again']),
    },
    leadsTo: {
      'checkAvailability.resolves (free)': 'available',
      'checkAvailability.resolves (taken)': 'unavailable',
      'checkAvailability.rejects (stay too long)': 'unavailable',
      'checkAvailability.rejects (unreachable)': 'failed',
      'checkAvailability.rejects (server fault)': 'failed',
    },
    takes: {
      deciding: [],
      unchecked: [...choices, 'book.pressed'],
      checking: choices,
      available: [...choices, 'book.pressed'],
      unavailable: choices,
      notSold: notSold ? choices : [],
      failed: [...choices, 'retry.pressed'],
    },
  })
})
