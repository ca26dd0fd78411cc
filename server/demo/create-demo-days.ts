import type { Deps } from '#api/platform/deps.ts'
import { addBlocks } from '#contract/reception/blocks.ts'
import { closeTill, openTill, takePayment } from '#contract/money/till.ts'
import { addNote, reconfirmOrder } from '#contract/reception/orders.ts'
import { listRooms, renameRoom } from '#contract/reception/rooms.ts'
import { checkIn, checkOut } from '#contract/reception/stays.ts'
import { requestConvention } from '#contract/booking/requests.ts'
import { addDays, dhakaDate, dhakaInstant } from '#contract/values/calendar.ts'
import { type DemoClient, submission } from './demo-client.ts'
import { demoBookings, FIRST_DAY, hallRequest, roomNames } from './demo-days.ts'
import { bookAndPay, isConfirmed, signUp } from './demo-guests.ts'
import { setDemoRates } from './demo-rates.ts'
import { addMember, signInDemoStaff, type DemoMember, roomsOf } from './demo-staff.ts'
import type { DemoClock } from './demo-clock.ts'

type Demo = Pick<Deps, 'db' | 'limits' | 'now'> & {
  client: DemoClient
  clock: DemoClock
  untilNotified: () => Promise<void>
  /** Sends what waits in the outbox, at the time that it is then. */
  deliver: () => Promise<void>
}

/** Lives the days before today: each call is made at the hour at which a guest or a member of staff would have made it. */
export async function createDemoDays(demo: Demo): Promise<void> {
  const today = dhakaDate(Date.now())
  const dayOf = (days: number) => addDays(today, days)
  const goTo = async (days: number, time: string) => {
    await demo.deliver()
    demo.clock.setBy(Date.now() - Date.parse(dhakaInstant(`${dayOf(days)}T${time}`)))
  }

  await goTo(FIRST_DAY, '09:00')
  const manager = await addMember(demo, { name: 'Karim Mia', role: 'manager' })
  const reception = await addMember(demo, { name: 'Nasrin Akter', role: 'desk' })
  await nameRooms(demo, manager)
  const codes = await bookAll(demo, dayOf)
  const arrive = async (name: string) => {
    const Stays = await roomsOf(demo, reception, codes.get(name) ?? '')
    await demo.client.call(checkIn, { body: { ...submission(), Stays } }, reception)
  }

  await goTo(-3, '15:10')
  await signInDemoStaff(demo, reception)
  await arrive('Rafiq Ullah')

  await goTo(-2, '14:40')
  await signInDemoStaff(demo, reception)
  await demo.client.call(openTill, { body: { ...submission(), Float: 5_000 } }, reception)
  await arrive('Abdul Karim')
  const Code = codes.get('Abdul Karim') ?? ''
  const part = { ...submission(), Code, Amount: 8_000, Method: 'cash' as const, Reference: '' }
  await demo.client.call(takePayment, { body: part }, reception)
  await demo.client.call(closeTill, { body: { ...submission(), Counted: 13_000, Note: '' } }, reception)

  await goTo(-1, '10:20')
  await signInDemoStaff(demo, reception)
  const Stays = await roomsOf(demo, reception, codes.get('Rafiq Ullah') ?? '')
  await demo.client.call(checkOut, { body: { ...submission(), Stays, WaiveReason: '' } }, reception)

  await goTo(-1, '16:30')
  // The desk that was left alone since the morning is locked.
  await signInDemoStaff(demo, reception)
  for (const name of ['Anisul Haque', 'Tanvir Ahmed']) await arrive(name)
  const called = codes.get('Salma Rahman') ?? ''
  await demo.client.call(reconfirmOrder, { body: { ...submission(), Code: called } }, reception)
  await demo.client.call(
    addNote,
    { body: { ...submission(), Code: called, Text: 'They come late, at about nine.' } },
    reception,
  )
  await signInDemoStaff(demo, manager)
  await setDemoRates(demo.client, manager, today)
  await blockRoom(demo, manager, { room: 'Bulbul', From: dayOf(-1), Until: dayOf(3) })
  await demo.deliver()
}

async function nameRooms({ client }: Demo, manager: DemoMember): Promise<void> {
  const { Data: rooms } = await client.call(listRooms, {}, manager)
  for (const [house, names] of Object.entries(roomNames)) {
    const units = rooms.filter(({ House }) => House === house)
    for (const [index, { UnitId }] of units.entries()) {
      const Name = names[index]
      if (Name !== undefined) await client.call(renameRoom, { body: { ...submission(), UnitId, Name } }, manager)
    }
  }
}

/** All bookings, and the request for the hall; answers the codes by the guests' names. */
async function bookAll(demo: Demo, dayOf: (days: number) => string): Promise<Map<string, string>> {
  const codes = new Map<string, string>()
  for (const [index, booking] of demoBookings.entries()) {
    const guest = await signUp(demo, { name: booking.name, phone: `+88017000001${String(index).padStart(2, '0')}` })
    const stay = { arrival: dayOf(booking.from), departure: dayOf(booking.until) }
    const code = await bookAndPay(demo, guest, { ...booking, ...stay })
    await demo.untilNotified()
    const name = booking.name.join(' ')
    if (!(await isConfirmed(demo, guest, code))) throw new Error(`The demo's payment of ${name} was not confirmed`)
    codes.set(name, code)
    if (index === demoBookings.length - 1) await askForHall(demo, guest.token, dayOf(hallRequest.days))
  }
  return codes
}

async function askForHall({ client }: Demo, token: string, day: string): Promise<void> {
  const body = {
    ...submission(),
    StartingAt: `${day}T10:00`,
    EndingAt: `${day}T17:00`,
    Name: hallRequest.name,
    phone: '01700000200',
    Person: hallRequest.persons,
    Duration: 1 as const,
    remark: 'A seminar with lunch',
  }
  await client.call(requestConvention, { body }, { token })
}

async function blockRoom(
  { client }: Demo,
  manager: DemoMember,
  { room, ...days }: { room: string; From: string; Until: string },
): Promise<void> {
  const { Data: rooms } = await client.call(listRooms, {}, manager)
  const UnitIds = rooms.filter(({ Room }) => Room === room).map(({ UnitId }) => UnitId)
  const body = { ...submission(), UnitIds, ...days, Kind: 'maintenance' as const, Reason: 'The air conditioner drips' }
  await client.call(addBlocks, { body }, manager)
}
