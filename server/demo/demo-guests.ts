import { leviesOf } from '#contract/values/levies.ts'
import { sumsOnWire } from '#contract/orders/sums.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '#api/platform/db/db.ts'
import { selectNewestMessages } from '#api/platform/messages/outbox.sql.ts'
import { login, register, requestCode } from '#contract/guests/sign-in.ts'
import { getProfile, saveProfile } from '#contract/guests/guests.ts'
import { isBookable, searchHouses } from '#contract/catalogue/houses.ts'
import { book, getBooking } from '#contract/orders/orders.ts'
import { quoteOf, toPaisa } from '#contract/values/money.ts'
import { type DemoClient, submission } from './demo-client.ts'
import type { DemoBooking } from './demo-days.ts'

type Site = { client: DemoClient; db: Db }

export type DemoGuest = { token: string }

/** Signs a guest up as the site does, with the code from the inbox, and saves the profile that a booking needs. */
export async function signUp(
  { client, db }: Site,
  { name: [FirstName, LastName], phone }: { name: readonly [string, string]; phone: string },
): Promise<DemoGuest> {
  const asked = { params: { phone }, query: { activityId: randomUUID(), otpFor: 'REGISTRATION' as const } }
  const { Id: MessageId } = await client.call(requestCode, asked)
  const proof = { MessageId, OTP: await codeFor(db, phone) }
  await client.call(register, { body: { ...submission(), PhoneNumber: phone, FirstName, LastName, ...proof } })
  const entry = { ...submission(), UserName: phone, Password: '' as const, ...proof }
  const { datacontent: token } = await client.call(login, { body: entry })
  const profile = {
    ...submission(),
    ...(await client.call(getProfile, {}, { token })),
    Gender: 'Other' as const,
    Email: `${FirstName}.${LastName}@example.com`.toLowerCase(),
    Country: 'Bangladesh',
    City: 'Dhaka',
    State: 'Dhaka',
    PostalCode: '1207',
    Address: '12 Lake Road',
    IdentityType: 'National ID' as const,
    IdentityNumber: `1990${phone.slice(-9)}`,
    IdentityExpireDate: '31-12-2035',
    DateOfBirth: '05-03-1990',
    Remarks: '',
    ChangeLog: '',
  }
  await client.call(saveProfile, { body: profile }, { token })
  return { token }
}

/** Books as the site does, at the prices that it shows, and pays at the sandbox. Answers the order's code. */
export async function bookAndPay(
  { client }: Site,
  { token }: DemoGuest,
  { house, rooms, arrival, departure, percent }: DemoBooking & { arrival: string; departure: string },
): Promise<string> {
  const query = { ArrivalTime: arrival, DepartureTime: departure, Adult: 1, Children: 0, Page: 1, Take: 99 }
  const { Data: items } = await client.call(searchHouses, { query })
  const type = rooms === 'all' ? 'HOUSE' : 'ROOM'
  const item = items.find((item) => item.Permalink === house && item.Type === type && isBookable(item))
  if (!item) throw new Error(`There is no ${house} to be booked for the demo`)
  const quantity = rooms === 'all' ? 1 : rooms
  const price = rooms === 'all' ? item.Price : (item.RoomPrice ?? 0)
  const quote = quoteOf(toPaisa(price) * quantity, leviesOf(item))
  const place = { Id: item.Id, Type: type, Quantity: quantity, Name: item.Name } as const
  const body = {
    ...submission(),
    ...sumsOnWire(quote),
    AdvancePaying: 0 as const,
    PayPercent: percent,
    Places: [{ ...place, ArrivalDate: arrival, DepartureDate: departure }],
  }
  const { Code, PaymentURL } = await client.call(book, { body }, { token })
  await client.pay(PaymentURL)
  return Code
}

/** Whether the gateway's callback about an order has been settled. */
export async function isConfirmed({ client }: Site, { token }: DemoGuest, code: string): Promise<boolean> {
  const { Status } = await client.call(getBooking, { params: { id: code }, query: { Code: code } }, { token })
  return Status === 'Confirmed'
}

/** As the page that waits for it reads it: from the last line of the newest message. */
async function codeFor(db: Db, phone: string): Promise<string> {
  const text = (await selectNewestMessages(db, 20)).find(({ to }) => to === phone)?.text ?? ''
  return /#(\d{6})$/.exec(text)?.[1] ?? ''
}
