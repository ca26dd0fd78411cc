import type { InputFrom, SnapshotFrom } from 'xstate'
import { availabilityMachine } from '#machines/availability.machine.ts'
import { flowOf } from '#tests/model/engine/flow-of.ts'
import type { Model } from '#tests/model/engine/paths.ts'
import type { Check } from '#tests/model/engine/world.ts'
import { openAvailability } from './availability-driver.ts'
import {
  availabilityModel,
  refusedDates,
  soldByRoom,
  soldWhole,
  wholeHouseModel,
  type AvailabilityStep,
} from './availability.model.ts'
import { availabilityTells } from './availability.tells.ts'

const choices = ['type.chosen', 'arrival.chosen', 'departure.chosen'] as const

/** A house that is sold by the room too has no Type that is never sold. */
const offSale: Check<SnapshotFrom<typeof availabilityMachine>> = ({ context }) =>
  context.type === 'ROOM' ? [] : ['An entire house is not sold']

type Variant = {
  model: Model<AvailabilityStep>
  input: InputFrom<typeof availabilityMachine>
  notSold?: Check<SnapshotFrom<typeof availabilityMachine>>
}

function availabilityFlowOf({ model, input, notSold }: Variant) {
  return flowOf<typeof availabilityMachine, AvailabilityStep, ReturnType<typeof openAvailability>>(
    availabilityMachine,
    {
      model,
      untaken: notSold ? {} : { 'deciding — by itself [0]': 'This house is sold by the room too' },
      open: ({ api }) => openAvailability(api(), input),
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
      tells: availabilityTells,
      takes: {
        deciding: [],
        unchecked: [...choices, 'book.pressed'],
        checking: choices,
        available: [...choices, 'book.pressed'],
        unavailable: choices,
        notSold: notSold ? choices : [],
        failed: [...choices, 'retry.pressed'],
      },
    },
  )
}

/** Of a house that is sold by the room too. */
export const roomFlow = availabilityFlowOf({ model: availabilityModel, input: soldByRoom })
/** Of a house that is let as a whole only. */
export const wholeHouseFlow = availabilityFlowOf({ model: wholeHouseModel, input: soldWhole, notSold: offSale })
