import { randomBytes, randomUUID } from 'node:crypto'
import { API_BASE } from '#contract/endpoint.ts'
import { MAX_CV_BYTES } from '#contract/careers.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { HORIZON_DAYS } from '#contract/values/stay.ts'
import { aPdf } from '#tests/support/cvs.ts'
import { type Shot, json, times } from './flood.ts'

// What a client without an account can ask for, as dear as it comes, and more of it than its limit allows.

const api = (path: string) => `${API_BASE}${path}`
const activity = () => ({ ActivityId: randomUUID() })
/** Phones of guests, which the attacker knows from somewhere. */
export const guestPhone = (index: number) => `+88018${String(index).padStart(8, '0')}`

/** In each half of the minute to other phones: the same ones would have to wait for their next code. */
export function codesToGuests(half: number): Iterable<Shot> {
  return times(360, (index) => ({
    path: api(
      `Message/OTP/${encodeURIComponent(guestPhone(half * 360 + index))}?activityId=${randomUUID()}&otpFor=LOGIN`,
    ),
  }))
}

export function codesToStrangers(): Iterable<Shot> {
  return times(200, (index) =>
    json(api('Message/OTP'), { ...activity(), Phone: `+8801900${String(index).padStart(6, '0')}` }),
  )
}

export function guessedCodes(): Iterable<Shot> {
  return times(400, (index) =>
    json(api('ManagedArea/Account/Login'), {
      ...activity(),
      UserName: guestPhone(index % 360),
      Password: '',
      MessageId: randomUUID(),
      OTP: '123456',
    }),
  )
}

export function contactMessages(): Iterable<Shot> {
  const message = { Name: 'N'.repeat(120), PhoneNumber: '0'.repeat(60), Email: 'e'.repeat(200), changeLog: '' }
  return times(40, () => json(api('ContactArea/Contact/Add'), { ...activity(), ...message, Message: noise(5_000) }))
}

export function reviews(): Iterable<Shot> {
  return times(40, () => json(api('HouseArea/Comment/PostComment'), { ...activity(), HouseId: 1, Text: noise(2_000) }))
}

/** CVs as large as they may be, which no compression makes smaller. */
export function applications(): Iterable<Shot> {
  return times(14, () => {
    const form = new Map([
      ['ActivityId', randomUUID()],
      ['Name', 'N'],
      ['Phone', '1'],
    ])
    const file = Buffer.concat([aPdf, randomBytes(MAX_CV_BYTES - aPdf.length)])
    const head = [...form].map(
      ([name, value]) => `--end-of-this-part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const before = `${head.join('')}--end-of-this-part\r\nContent-Disposition: form-data; name="File"; filename="cv.pdf"\r\n\r\n`
    return {
      method: 'POST',
      path: api('CareerArea/Career/Apply'),
      headers: { 'content-type': 'multipart/form-data; boundary=end-of-this-part' },
      body: Buffer.concat([Buffer.from(before), file, Buffer.from('\r\n--end-of-this-part--\r\n')]),
    }
  })
}

/** Notices of payments that never were, as long as they may be. */
export function inventedCallbacks(): Iterable<Shot> {
  return times(500, (index) => ({
    method: 'POST',
    path: api('BookingArea/Payment/Notice/sslcommerz'),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `tran_id=${String(index).padStart(26, '0')}&status=VALID&val_id=${noise(7_000)}&verify_key=val_id&verify_sign=0`,
  }))
}

/** Reads over the whole horizon, and searches for other nights each time. */
export function reads(): Iterable<Shot> {
  const today = dhakaDate(Date.now())
  return times(3_300, (index) => {
    const arrival = addDays(today, 2 + (index % (HORIZON_DAYS - 60)))
    if (index % 3 === 0)
      return {
        path: api(
          `BookingArea/Booking/Calendar?From=${addDays(today, 1)}&Until=${addDays(today, HORIZON_DAYS - (index % 50))}`,
        ),
      }
    const nights = `ArrivalTime=${arrival}&DepartureTime=${addDays(arrival, 1 + (index % 50))}`
    return { path: api(`HouseArea/House/Search?Take=999&Page=1&Adult=${index % 9}&Children=0&${nights}`) }
  })
}

export function deskPasswords(): Iterable<Shot> {
  return times(60, (index) =>
    json(
      api('DeskArea/Account/SignIn'),
      { Email: `clerk${index}@resort.example`, Password: noise(200) },
      { deskclient: '1' },
    ),
  )
}

/** Pages that are not there, each another one. */
export function missingPages(): Iterable<Shot> {
  return times(600, (index) => ({ path: index % 2 === 0 ? `/room/no-such-house-${randomUUID()}` : `/${randomUUID()}` }))
}

/** Sizes of a picture that no page shows, each another one. */
export function newPictures(picture: string): Iterable<Shot> {
  return times(260, (index) => ({ path: `${picture}?w=${1 + index}&fm=jpg` }))
}

/** Text that does not compress. */
function noise(length: number): string {
  let text = ''
  while (text.length < length) text += randomUUID()
  return text.slice(0, length)
}
