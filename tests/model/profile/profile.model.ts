import type { AnyMachineSnapshot } from 'xstate'
import type { Profile } from '#contract/guests.ts'
import { profileMachine, type ProfileEvent } from '#machines/profile.machine.ts'
import { edgeFailures, type EdgeFailure } from '#tests/model/engine/edge.ts'
import { modelOf } from '#tests/model/engine/paths.ts'
import { aProfile } from '#tests/support/site-builders.ts'

export type ProfileStep =
  | ProfileEvent
  | { type: 'loadProfile.resolves' | 'saveGuest.resolves'; output: Profile }
  | EdgeFailure<'loadProfile' | 'saveGuest'>

const guest = aProfile()

const events: ProfileStep[] = [
  { type: 'loadProfile.resolves', output: guest },
  ...edgeFailures('loadProfile'),
  { type: 'retry.pressed' },
  { type: 'field.changed', field: 'FirstName', value: '' },
  { type: 'field.changed', field: 'FirstName', value: guest.FirstName },
  { type: 'save.pressed' },
  { type: 'saveGuest.resolves', output: guest },
  ...edgeFailures('saveGuest'),
]

function offers({ context }: AnyMachineSnapshot, event: ProfileStep): boolean {
  return event.type !== 'field.changed' || context.guest.FirstName !== event.value
}

export const profileModel = modelOf<ProfileStep>(profileMachine, {
  events,
  offers,
  // A complaint is read by nobody; that the next press takes it back is seen only where one stands.
  readByGuards: ({ context }) => [context.guest.FirstName, context.problem !== undefined],
  titleOf(event) {
    if (event.type === 'field.changed') return `${event.field}.changed (${event.value === '' ? 'empty' : 'filled'})`
    return 'cause' in event ? `${event.type} (${event.cause})` : event.type
  },
})
