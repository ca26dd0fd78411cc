import { isDeepStrictEqual } from 'node:util'
import { withRow } from '#machines/desk/parts/person-rows.ts'
import { fill, registerMachine, type RegisterFields, type RegisterSubject } from '#machines/desk/register.machine.ts'
import { createRegisterActors } from '#desk/registration/registration.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { aRegistration } from '#tests/support/desk/persons.ts'
import { bookingNeeds, openBooking } from './worlds/booking-world.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'

const registration = aRegistration()
const start = { rows: [], version: 0 }
const subject: RegisterSubject = { code: 'ABCDEFGHJKMN', stayId: 1, typed: [] }
const unfilled: RegisterFields = fill(start, registration, subject)
const withSecond = (Name: string) => withRow(unfilled.rows, 1, { Name, Number: '55' })

async function openRegister(opened: Opened) {
  const world = await openBooking(opened, 'desk')
  return { ...world, actors: createRegisterActors(world) }
}
type World = Awaited<ReturnType<typeof openRegister>>

export const registerFlow = flowOf(registerMachine)({
  needs: bookingNeeds,
  open: openRegister,
  events: [
    ...dialogRows<RegisterSubject, RegisterFields, World>({
      subject,
      async open({ book, db }) {
        const code = await book()
        const [stay] = await db.query<{ id: number }>('select id from stay where order_code = $1', [code])
        return { code, stayId: stay?.id ?? 0, typed: [] }
      },
      unfilled,
      typings: [],
      submitted: ['rows: missing', 'cleared'],
    }),
    {
      event: { type: 'field.changed', field: 'rows', value: withSecond('') },
      detail: 'a person without a name',
      offered: ({ context }) => isDeepStrictEqual(context.fields, unfilled),
      shows: 'rows: missing',
    },
    {
      event: { type: 'field.changed', field: 'rows', value: withSecond('Salma Begum') },
      detail: 'the name',
      offered: ({ context }) => isDeepStrictEqual(context.fields.rows, withSecond('')),
      shows: 'cleared',
    },
    { event: { type: 'read.resolves', output: registration } },
    unanswered('read', ['']),
    { event: { type: 'data.outdated' }, shows: 'cleared' },
  ],
  ...dialogReadings,
})
