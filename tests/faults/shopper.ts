import { randomUUID } from 'node:crypto'
import { login, register, requestCode } from '#contract/auth.ts'
import { book, type Place, getBooking, type Order } from '#contract/orders.ts'
import {
  type AnyEndpoint,
  type RequestOf,
  API_BASE,
  Envelope,
  TOKEN_HEADER,
  toWireRequest,
} from '#contract/endpoint.ts'
import type { Fetch } from '#api/payments/sslcommerz/ask.ts'
import { saveProfile } from '#contract/guests.ts'
import type { PayPercent } from '#contract/values/money.ts'
import { aBooking, type BookBody } from '#tests/support/bookings.ts'
import { completeProfileOf, readData } from '#tests/support/guests.ts'
import type { RestartableServer } from '#tests/support/restartable-server.ts'
import type { Answer } from '#tests/support/test-api.ts'

export type Shopper = { token: string; phone: string }

/** `fetch`: how it is reached, other than directly. */
type Site = Pick<RestartableServer, 'url'> & { fetch?: Fetch }

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
  const proof = { MessageId, OTP: await readCode(server, phone) }
  const newcomer = { ...submission(), PhoneNumber: phone, ...names, ...proof }
  readData(register, await callSite(server, register, { body: newcomer }))
  const entry = { ...submission(), UserName: phone, Password: '' as const, ...proof }
  const { Id, datacontent: token } = readData(login, await callSite(server, login, { body: entry }))
  const profile = {
    ...completeProfileOf({ guestId: Id, phone, token }),
    ...names,
    ...submission(),
    Remarks: '',
    ChangeLog: '',
  }
  readData(saveProfile, await callSite(server, saveProfile, { body: profile }, token))
  return { token, phone }
}

export type Booked = { code: string; paymentUrl: string }

/** Books and is led to the payment page. */
export async function bookAt(
  server: Site,
  shopper: Shopper,
  places: Place[],
  percent: PayPercent = '30%',
): Promise<Booked> {
  const body: BookBody = aBooking(places, { PayPercent: percent })
  const { Code, PaymentURL } = readData(book, await callSite(server, book, { body }, shopper.token))
  return { code: Code, paymentUrl: PaymentURL }
}

export async function orderOf(server: Site, { token }: Shopper, code: string): Promise<Order> {
  const answer = await callSite(server, getBooking, { params: { id: code }, query: { Code: code } }, token)
  return readData(getBooking, answer)
}

async function readCode({ url }: Site, phone: string): Promise<string> {
  const response = await fetch(`${url}/dev/inbox`, { headers: { Accept: 'application/json' } })
  const messages: unknown = await response.json()
  const newest: unknown = Array.isArray(messages) ? messages.find(({ to }) => to === phone)?.text : undefined
  const code = typeof newest === 'string' ? /#(\d{6})$/.exec(newest)?.[1] : undefined
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}
