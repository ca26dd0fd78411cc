import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { choose } from '#tests/support/paying.ts'
import { aBooking, aPlace, stayInDays } from '#tests/support/bookings.ts'
import { API_BASE, TOKEN_HEADER } from '#contract/endpoint.ts'
import { payOrder } from '#contract/money/payments.ts'
import { payPercents } from '#contract/values/money.ts'
import { book } from '#contract/orders/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { costsOf, type Victim } from './attacked-server.ts'
import { flood, json, type Shot, times } from './flood.ts'
import { callSite, signUp, type Shopper } from '#tests/support/shopper.ts'
import { brokenCeilings } from './ceilings.ts'

test('a guest who signed in causes no more in a minute than their ceilings', { timeout: 900_000 }, async () => {
  const costs = await costsOf({ prepare: (server) => signUp(server, '+8801720000001'), minute: doTheWorst })

  expect(brokenCeilings('a guest who signed in', costs)).toEqual([])
})

async function doTheWorst(victim: Victim, guest: Shopper): Promise<void> {
  const held = await holdNights(victim, guest)
  for (const half of [0, 1]) {
    await askForHall(victim, guest)
    await payAndFail(victim, guest, held)
    await saveProfile(victim, guest)
    if (half === 0) await victim.passHour()
  }
}

type Site = { url: string }
type Held = { orders: string[]; pages: string[] }

const api = (path: string) => `${API_BASE}${path}`
const activity = () => ({ ActivityId: randomUUID() })
const asGuest = ({ token }: Shopper) => ({ [TOKEN_HEADER]: token })

/** Holds as much as is given, cancels some of it, and holds again what is given then. */
async function holdNights(site: Site, guest: Shopper): Promise<Held> {
  const held: Held = { orders: [], pages: [] }
  const hold = async (days: number) => {
    const { Data, IsError } = await callSite(site, book, { body: aBooking([twoRooms(days)]) }, guest.token)
    if (IsError) return
    const { Code, PaymentURL } = book.data.parse(Data)
    held.orders.push(Code)
    held.pages.push(PaymentURL)
  }
  for (const days of [20, 35, 50, 65]) await hold(days)
  const cancelled = held.orders.slice(0, 2).map((Code) => cancelShot(guest, { Code, Confirm: true, Refund: 0 }))
  await flood(site.url, cancelled)
  for (const days of [80, 95, 110, 125]) await hold(days)
  return held
}

/** For 15 nights. */
const twoRooms = (days: number) => aPlace({ Quantity: 2, ...stayInDays(days, 15) })

type Cancelling = { Code: string; Confirm: boolean; Refund?: number }

function cancelShot(guest: Shopper, cancelling: Cancelling): Shot {
  return json(api('BookingArea/Booking/Cancel'), { ...activity(), ...cancelling }, asGuest(guest))
}

/** Opens page after page, asks for quotes in between, leaves pages by "fail", and sends again and again what the gateway signed then. */
async function payAndFail(site: Site, guest: Shopper, { orders, pages }: Held): Promise<void> {
  const opened = [...pages]
  for (let turn = 0; turn < 3; turn += 1) {
    for (const Code of orders) {
      for (const PayPercent of payPercents) {
        const body = { ...activity(), Code, PayPercent }
        const { Data, IsError } = await callSite(site, payOrder, { body }, guest.token)
        if (!IsError) opened.push(payOrder.data.parse(Data).PaymentURL)
      }
      const quotes = times(6, () => cancelShot(guest, { Code, Confirm: false }))
      await flood(site.url, quotes)
    }
  }
  for (const page of [...new Set(opened)].slice(-PAGES)) {
    const form = await choose(fetch, page, 'fail').catch(() => undefined) // It was left so before.
    if (!form) continue
    const notices = times(70, (index) => notice(form.fields, index))
    await flood(site.url, notices)
  }
}

const PAGES = 6

/** As it was signed, and with a field changed. */
function notice(fields: Readonly<Record<string, string>>, index: number): Shot {
  return {
    method: 'POST',
    path: api('BookingArea/Payment/Notice/sslcommerz'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(index % 2 === 0 ? { ...fields } : { ...fields, status: `VALID${index}` }).toString(),
  }
}

/** As often as it is taken: the resort and the guest are notified of each. */
async function askForHall(site: Site, guest: Shopper): Promise<void> {
  const day = addDays(dhakaDate(Date.now()), 30)
  const hall = { Name: 'N', phone: guest.phone, Person: 10, Duration: 1, remark: 'R'.repeat(2_000) }
  const evening = { StartingAt: `${day}T18:00`, EndingAt: `${day}T22:00` }
  const shot = () => json(api('BookingArea/Booking/convention'), { ...activity(), ...hall, ...evening }, asGuest(guest))
  await flood(site.url, times(14, shot))
}

/** As often as it is taken. */
async function saveProfile(site: Site, guest: Shopper): Promise<void> {
  const { Data } = await callSite(site, getProfile, {}, guest.token)
  const profile = { ...getProfile.data.parse(Data), Remarks: 'R'.repeat(200), ChangeLog: 'C'.repeat(200) }
  const saves = times(140, () => json(api('AppUser/Profile'), { ...activity(), ...profile }, asGuest(guest)))
  await flood(site.url, saves)
}
