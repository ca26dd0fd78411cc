import { randomUUID } from 'node:crypto'
import { login, register, requestCode } from '#contract/guests/sign-in.ts'
import { book as bookPlaces, getBooking, type Order, type Place } from '#contract/orders/orders.ts'
import {
  type AnyEndpoint,
  type RequestOf,
  API_BASE,
  Envelope,
  TOKEN_HEADER,
  toWireRequest,
} from '#contract/endpoint.ts'
import type { Fetch } from '#api/money/payments/sslcommerz/ask.ts'
import { saveProfile } from '#contract/guests/guests.ts'
import type { PayPercent } from '#contract/values/money.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import { storedUserOf } from '#src/session/stored-user.ts'
import { aBooking, aPlace, type BookBody } from './bookings.ts'
import { completeProfileOf, readData } from './guests.ts'
import { choose } from './paying.ts'
import { newestMessage } from './start-server.ts'
import type { Answer } from './test-api.ts'

/** `user`: what their browser stores of them. */
export type Shopper = { token: string; phone: string; user: StoredUser }

/** `fetch`: how it is reached, other than directly. */
type Site = { url: string; fetch?: Fetch }

const NAMES = { FirstName: 'Rahima', LastName: 'Khatun' }

/** A call over HTTP, as a guest's browser makes it. Throws a TypeError when the server is gone. */
export async function callSite<E extends AnyEndpoint>(
  { url, fetch: reach = fetch }: Site,
  endpoint: E,
  request: RequestOf<E>,
  token?: string,
): Promise<Answer> {
  const { method, path, body } = toWireRequest(endpoint, request)
  const response = await reach(`${url}${API_BASE}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { [TOKEN_HEADER]: token }) },
    ...(body !== undefined && { body }),
  })
  const envelope = Envelope.parse(await response.json())
  return { ...envelope, status: response.status, headers: response.headers }
}

/** A new guest with a complete profile; the phone is E.164. */
export async function signUp(server: Site, phone: string, names = NAMES): Promise<Shopper> {
  const submission = () => ({ ActivityId: randomUUID() })
  const wanted = { params: { phone }, query: { activityId: randomUUID(), otpFor: 'REGISTRATION' } } as const
  const { Id: MessageId } = readData(requestCode, await callSite(server, requestCode, wanted))
  const proof = { MessageId, OTP: await codeSentTo(server, phone) }
  const newcomer = { ...submission(), PhoneNumber: phone, ...names, ...proof }
  readData(register, await callSite(server, register, { body: newcomer }))
  const entry = { ...submission(), UserName: phone, Password: '' as const, ...proof }
  const answer = readData(login, await callSite(server, login, { body: entry }))
  const { Id, datacontent: token } = answer
  const profile = {
    ...completeProfileOf({ guestId: Id, phone, token }),
    ...names,
    ...submission(),
    Remarks: '',
    ChangeLog: '',
  }
  readData(saveProfile, await callSite(server, saveProfile, { body: profile }, token))
  return { token, phone, user: storedUserOf(answer) }
}

export type Booked = { code: string; paymentUrl: string }

type BookOptions = { places?: Place[]; percent?: PayPercent }

/** Books as the site does, up to the payment page. */
export async function book(
  server: Site,
  shopper: Shopper,
  { places = [aPlace()], percent = '30%' }: BookOptions = {},
): Promise<Booked> {
  const body: BookBody = aBooking(places, { PayPercent: percent })
  const { Code, PaymentURL } = readData(bookPlaces, await callSite(server, bookPlaces, { body }, shopper.token))
  return { code: Code, paymentUrl: PaymentURL }
}

/** Chooses on the sandbox's payment page and returns to the site; answers the address of the result. */
export async function returnFromGateway({ paymentUrl }: Booked, choice: 'pay' | 'fail' | 'cancel'): Promise<string> {
  const { action, fields } = await choose(fetch, paymentUrl, choice)
  const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`The gateway's way back answered ${answer.status}`)
  return location
}

export async function orderOf(server: Site, { token }: Shopper, code: string): Promise<Order> {
  const answer = await callSite(server, getBooking, { params: { id: code }, query: { Code: code } }, token)
  return readData(getBooking, answer)
}

/** The code of the newest SMS, as the inbox for developers shows it. */
export async function codeSentTo({ url }: Pick<Site, 'url'>, phone: string): Promise<string> {
  const code = /#(\d{6})$/.exec((await newestMessage(url, phone)) ?? '')?.[1]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}
