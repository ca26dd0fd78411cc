import { expect, test } from 'vitest'
import { findOrders } from '#contract/reception/orders.ts'
import { registerPersons } from '#contract/reception/registration.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { soundOf } from './sound.ts'

const { api, guest, other, at, desk } = shareDesk(['desk'])

const find = (Q: string) => desk.read(findOrders, { query: { Q } })
const found = async (Q: string) => (await find(Q)).Data.map(({ Code }) => Code)

async function name(id: number, first: string, last: string): Promise<string> {
  const [row] = await api.deps.db.query<{ sound: string }>(
    'update guest set first_name = $2, last_name = $3 where id = $1 returning name_sound as sound',
    [id, first, last],
  )
  return row?.sound ?? ''
}

test.each([
  ['Hosain', 'Hossain', 'Hussein', 'Hossein', 'HUSAIN'],
  ['Rahman', 'Rehman', 'Rahaman', 'Rahmaan'],
  ['Chowdhury', 'Chaudhuri', 'Choudhury', 'Chowdhuri'],
  ['Mohammad', 'Muhammed', 'Mohamad', 'Mohammod'],
  ['Akhter', 'Aktar', 'Akhtar', 'Akter'],
  ['Zaman', 'Jaman', 'Zamaan'],
  ['Faruk', 'Pharuque', 'Farooq'],
  ['Łukasz', 'Lukasz', 'LUKÁSZ'],
  ['Şahin', 'Sahin', 'Šahin'],
  ['Muñoz', 'Munoz'],
])('%s is heard as it is, however it is spelled', async (...spellings) => {
  const stored = await Promise.all(spellings.map((spelling) => name(guest.guestId, spelling, '')))

  expect(new Set(spellings.map(soundOf)).size).toBe(1)
  expect(stored.map((sound) => sound.trim())).toEqual(spellings.map(soundOf))
})

test('names are found in either order, by parts, and by a near spelling after those that are written so', async () => {
  await name(guest.guestId, 'Salma', 'Hossain Rahman')
  await name(other.guestId, 'Karim', 'Hosain')
  const salma = await aPaidOrder(api, guest, [aPlace()])
  const karim = await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })])

  expect(await found('rahman salma')).toEqual([salma])
  expect(await found('rah sal')).toEqual([salma])
  expect(await found('Rehman Hussain')).toEqual([salma])
  expect(await found('hosain')).toEqual([karim, salma])
  expect(await found('hussein karim')).toEqual([karim])
  expect(await found('roy')).toEqual([])
})

test('who is registered in a room is found with its booking, also after a move and by a near spelling', async () => {
  const code = await aPaidOrder(api, guest)
  const Persons = [aPerson({ IsLead: true }), aPerson({ Name: 'Kamal Rahman' })]
  await desk.send(registerPersons, { Code: code, StayId: (await desk.stay(code)).Id, Version: 0, Persons })
  at('2026-12-01')
  await desk.checkIn(code)
  at('2026-12-02')
  await desk.move(code, '000000001-004')

  for (const name of ['rahman kamal', 'Rehman Kamaal']) {
    expect((await find(name)).Data).toMatchObject([
      { Code: code, Persons: [{ Name: 'Kamal Rahman', Room: 'Rania House 4' }] },
    ])
  }
  expect((await find(guest.phone)).Data).toMatchObject([{ Code: code, Persons: [] }])
})

test('a room is found with who is in it and who comes next, also where it is free', async () => {
  const code = await aPaidOrder(api, guest, [aPlace()])
  at('2026-12-01')
  await desk.checkIn(code)
  const next = await aPaidOrder(api, other, [aPlace({ ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' })])

  const rooms = (await find('rania house')).Rooms

  expect(rooms.map(({ Room, Guests }) => [Room, Guests.map(({ Use, Code }) => [Use, Code])])).toEqual([
    [
      'Rania House 1',
      [
        ['arrived', code],
        ['next', next],
      ],
    ],
    ['Rania House 2', []],
    ['Rania House 3', []],
    ['Rania House 4', []],
  ])
})

test('a booking is found by the number of a receipt or of a payment', async () => {
  const code = await aPaidOrder(api, guest)
  await api.deps.db.change(
    "update payment set gateway_transaction = 'R-2026-000012', reference = '8N7A6D5EE7' where order_code = $1",
    [code],
  )

  expect(await Promise.all(['r-2026–000012', '8n7a 6d5ee7', '8N7A6D'].map(found))).toEqual([[code], [code], []])
})

test('a booking is found by a phone, however it is typed or pasted', async () => {
  const code = await aPaidOrder(api, guest)
  const national = guest.phone.replace('+880', '')
  const bangla = national.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)))
  const typed = [national, `০${bangla}`, `\u202a+880 (0) ${national}\u202c`, national.replace(/^\d{4}/, '$&–')]

  expect(await Promise.all(typed.map(found))).toEqual(Array.from(typed, () => [code]))
})
