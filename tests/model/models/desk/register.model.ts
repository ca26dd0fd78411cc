import { withRow } from '#machines/desk/parts/person-rows.ts'
import { fill, registerMachine, type RegisterFields, type RegisterSubject } from '#machines/desk/register.machine.ts'
import { createRegisterActors } from '#desk/registration/registration.actors.ts'
import { aRegistration } from '#tests/support/desk/persons.ts'
import { openBooking } from './worlds/booking-world.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'

const registration = aRegistration()
const subject: RegisterSubject = { code: 'ABCDEFGHJKMN', stayId: 1, typed: [] }
const unfilled: RegisterFields = fill({ rows: [], version: 0 }, registration, subject)
const withSecond = (Name: string) => withRow(unfilled.rows, 1, { Name, Number: '55' })

export const registerFlow = dialogFlow(registerMachine)({
  open: (opened) => openBooking(opened, 'desk'),
  actors: createRegisterActors,
  subject,
  async prepare({ book, db }) {
    const code = await book()
    const [stay] = await db.query<{ id: number }>('select id from stay where order_code = $1', [code])
    return { ...subject, code, stayId: stay?.id ?? 0 }
  },
  unfilled,
  typings: [
    { field: 'rows', value: withSecond(''), detail: 'a person without a name' },
    { field: 'rows', value: withSecond('Salma Begum'), detail: 'the name', shows: 'cleared' },
  ],
  submitted: 'rows: missing',
  reads: registration,
})
