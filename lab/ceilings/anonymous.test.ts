import { randomBytes, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { API_BASE } from '#contract/endpoint.ts'
import { HORIZON_DAYS } from '#contract/values/stay.ts'
import { expect, test, vi } from 'vitest'
import type { Db } from '#api/platform/db/db.ts'
import { MAX_CV_BYTES } from '#contract/site/careers.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { aPdf } from '#tests/support/cvs.ts'
import { costsOf, type Victim } from './attacked-server.ts'
import { brokenCeilings, type Measured } from './ceilings.ts'
import { flood, json, times, type Shot } from './flood.ts'

test('an anonymous client causes no more in a minute than its ceilings', { timeout: 900_000 }, async () => {
  const costs = await costsOf({ prepare: async () => {}, fill: addKnownGuests, minute: doTheWorst })

  expect(brokenCeilings('an anonymous client', costs)).toEqual([])
})

async function doTheWorst(victim: Victim): Promise<Measured> {
  const { url } = victim
  const picture = await aShownPicture(victim)
  for (const half of [0, 1]) {
    await flood(url, contactMessages())
    await flood(url, reviews())
    await flood(url, applications())
    if (half === 0) await flood(url, codesToStrangers())
    await flood(url, codesToGuests(half))
    if (half === 0) await victim.passHour()
  }
  await flood(url, newPictures(picture))
  const atDesk = await flood(url, deskPasswords())
  await flood(url, inventedCallbacks())
  await flood(url, guessedCodes())
  await flood(url, reads())

  const made = (await readdir(path.join(victim.dataDir, 'lake/made-pictures/others'))).length
  const health = await cpuOf(
    victim,
    times(2_000, () => ({ path: '/health' })),
  )
  const inRequestsOfHealth = async (shots: Iterable<Shot>) => (2_000 / 500) * ((await cpuOf(victim, shots)) / health)
  return {
    'guesses at passwords': atDesk[422] ?? 0,
    'pictures made in new sizes': made,
    'a missing page, in requests of /health': await inRequestsOfHealth(missingPages()),
    'a refused call, in requests of /health': await inRequestsOfHealth(guessedCodes()),
    'CPU seconds of the most expensive picture': await cpuOf(victim, [
      { path: `${picture}?w=5000&h=5000&fm=avif&q=100&fit=crop&${randomUUID()}` },
    ]),
  }
}

/** CPU seconds for those requests. */
async function cpuOf(victim: Victim, shots: Iterable<Shot>): Promise<number> {
  const before = await victim.cpuSeconds()
  await flood(victim.url, shots)
  return (await victim.cpuSeconds()) - before
}

/** Whose phones the attacker knows; codes to them need no proof of work. */
async function addKnownGuests(db: Db): Promise<void> {
  await db.change(
    `insert into guest (phone, first_name, last_name, created_at)
     select '+88018' || lpad(n::text, 8, '0'), 'Known', 'Guest', now() from generate_series(0, 719) n`,
  )
  await db.change('insert into guest_sign_in (guest_id, first_at) select id, now() from guest')
}

/** A path of the lake's pictures, as the home page has it once the lake was read. */
async function aShownPicture({ url }: Victim): Promise<string> {
  return vi.waitFor(async () => {
    const home = await (await fetch(`${url}/content/home`)).text()
    const found = /\/lake\/images\/[^"?\\]+/.exec(home)?.[0]
    if (found === undefined) throw new Error('The home page shows no picture of the lake')
    return found
  }, 20_000)
}

// What a client without an account can ask for, as dear as it comes, and more of it than its limit allows.

const api = (path: string) => `${API_BASE}${path}`
const activity = () => ({ ActivityId: randomUUID() })
/** Phones of guests, which the attacker knows from somewhere. */
const guestPhone = (index: number) => `+88018${String(index).padStart(8, '0')}`

/** In each half of the minute to other phones: the same ones would have to wait for their next code. */
function codesToGuests(half: number): Iterable<Shot> {
  return times(360, (index) => {
    const phone = encodeURIComponent(guestPhone(half * 360 + index))
    return { path: api(`Message/OTP/${phone}?activityId=${randomUUID()}&otpFor=LOGIN`) }
  })
}

function codesToStrangers(): Iterable<Shot> {
  return times(200, (index) =>
    json(api('Message/OTP'), { ...activity(), Phone: `+8801900${String(index).padStart(6, '0')}` }),
  )
}

function guessedCodes(): Iterable<Shot> {
  const guess = { Password: '', MessageId: randomUUID(), OTP: '123456' }
  return times(400, (index) =>
    json(api('ManagedArea/Account/Login'), { ...activity(), ...guess, UserName: guestPhone(index % 360) }),
  )
}

function contactMessages(): Iterable<Shot> {
  const message = { Name: 'N'.repeat(120), PhoneNumber: '0'.repeat(60), Email: 'e'.repeat(200), changeLog: '' }
  return times(40, () => json(api('ContactArea/Contact/Add'), { ...activity(), ...message, Message: noise(5_000) }))
}

function reviews(): Iterable<Shot> {
  return times(40, () => json(api('HouseArea/Comment/PostComment'), { ...activity(), HouseId: 1, Text: noise(2_000) }))
}

/** CVs as large as they may be, which no compression makes smaller. */
function applications(): Iterable<Promise<Shot>> {
  return times(14, async (): Promise<Shot> => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...activity(), Name: 'N', Phone: '1' })) form.set(name, value)
    form.set('File', new File([aPdf, randomBytes(MAX_CV_BYTES - aPdf.length)], 'cv.pdf'))
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    return {
      method: 'POST',
      path: api('CareerArea/Career/Apply'),
      headers,
      body: Buffer.from(await sent.arrayBuffer()),
    }
  })
}

/** Notices of payments that never were, as long as they may be. */
function inventedCallbacks(): Iterable<Shot> {
  return times(500, (index) => ({
    method: 'POST',
    path: api('BookingArea/Payment/Notice/sslcommerz'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `tran_id=${String(index).padStart(26, '0')}&status=VALID&val_id=${noise(7_000)}&verify_key=val_id&verify_sign=0`,
  }))
}

/** Reads over the whole horizon, and searches for other nights each time. */
function reads(): Iterable<Shot> {
  const today = dhakaDate(Date.now())
  return times(3_300, (index) => {
    const arrival = addDays(today, 2 + (index % (HORIZON_DAYS - 60)))
    const until = addDays(today, HORIZON_DAYS - (index % 50))
    if (index % 3 === 0) return { path: api(`BookingArea/Booking/Calendar?From=${addDays(today, 1)}&Until=${until}`) }
    const nights = `ArrivalTime=${arrival}&DepartureTime=${addDays(arrival, 1 + (index % 50))}`
    return { path: api(`HouseArea/House/Search?Take=999&Page=1&Adult=${index % 9}&Children=0&${nights}`) }
  })
}

function deskPasswords(): Iterable<Shot> {
  return times(60, (index) => {
    const entry = { Email: `clerk${index}@resort.example`, Password: noise(200) }
    return json(api('DeskArea/Account/SignIn'), entry, { deskclient: '1' })
  })
}

/** Pages that are not there, each another one. */
function missingPages(): Iterable<Shot> {
  return times(600, (index) => ({ path: index % 2 === 0 ? `/room/no-such-house-${randomUUID()}` : `/${randomUUID()}` }))
}

/** Sizes of a picture that no page shows, each another one. */
function newPictures(picture: string): Iterable<Shot> {
  return times(260, (index) => ({ path: `${picture}?w=${1 + index}&fm=jpg` }))
}

/** Text that does not compress. */
function noise(length: number): string {
  let text = ''
  while (text.length < length) text += randomUUID()
  return text.slice(0, length)
}
