import { createApp } from '#api/app.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { looseHolds, looseLimits, standardLimits } from '#api/platform/limits.ts'
import { problem } from '#api/platform/worded-problem.ts'
import {
  DESK_HEADER,
  Envelope,
  TOKEN_HEADER,
  toWireRequest,
  type AnyEndpoint,
  type RequestOf,
} from '#contract/endpoint.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { REVIEW_KEY_HEADER } from '#contract/catalogue/reviews.ts'
import { STAMP_HEADER } from '#contract/values/stamps.ts'
import { createFakeGateway, type FakeGateway } from './gateways/fake-gateway.ts'
import { noteRefusal, requireFit } from './fits-contract.ts'
import type { TestDb } from './test-db.ts'

export type Answer = Envelope & { status: number; headers: Headers }

export type TestApi = {
  deps: Deps
  gateway: FakeGateway
  clock: { now: Date; advance(seconds: number): void }
  /** A call as the site makes it; an answer that its document does not promise throws. `body` and `query` may also be wrong on purpose: use `raw`. */
  call<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>, caller?: TestCaller): Promise<Answer>
  /** Any request to the API; the path is relative to its base. A text body is sent as JSON. */
  raw(path: string, init?: RequestInit, caller?: TestCaller): Promise<Answer>
  /** Stores all that is in the database, and the time; what it answers puts it back. */
  store(): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** For use cases that a test calls itself: any problem may be thrown. */
export const anyProblem: Throws<ProblemCode> = { problem }

/** `desk`: the cookies of a browser at the front desk, which answers change. */
export type TestCaller = {
  token?: string | undefined
  address?: string
  reviewKey?: string
  stamp?: string
  desk?: Map<string, string> | undefined
}

/** Noon in Dhaka on the day on which every test begins. */
export const START = new Date('2026-11-20T06:00:00Z')
export const TODAY = '2026-11-20'

const TEST_RESORT = {
  brand: 'Ichamoti',
  tagline: 'Resort & Convention',
  address: 'Ghat Road 7, Gazipur',
  phone: '+880 1700 000000',
  email: 'stay@resort.test',
  checkIn: '14:00',
  checkOut: '11:00',
  bin: '0012345678901',
}

type TestApiOptions = { open?: () => Promise<TestDb>; deps?: Partial<Deps> }

/** Loaded when it is asked for: it needs the test runner, and flows also run without one. */
async function openOfTests(): Promise<TestDb> {
  const { openTestDb } = await import('./test-db.ts')
  return openTestDb()
}

/** The whole API over a database of its own, with the clock and the gateway in the test's hands. */
export async function startTestApi({
  open = openOfTests,
  deps: overrides = {},
}: TestApiOptions = {}): Promise<TestApi> {
  const { db: opened, close, store } = await open()
  const db = overrides.db ?? opened
  const gateway = createFakeGateway()
  const clock = {
    now: START,
    advance(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
  }
  const deps: Deps = {
    db,
    reads: db,
    now: () => clock.now,
    log: { info: () => {}, warn: () => {}, error: (details, message) => console.error(message, details) },
    // A guest of the tests holds more than one of the resort may.
    limits: { ...standardLimits, holds: looseHolds, passwordCost: { N: 16, r: 1, p: 1 } },
    secrets: { codePepper: new Uint8Array(32).fill(1), identityKeys: [new Uint8Array(32).fill(2)] },
    gateway,
    publicUrl: 'http://resort.test',
    corsOrigins: [],
    resort: () => TEST_RESORT,
    resortOnPaper: () => TEST_RESORT,
    resortEmail: 'stay@resort.test',
    dutyPhone: undefined,
    issuesVatInvoices: true,
    studio: undefined,
    foreignPrefixes: [],
    ...overrides,
  }
  const app = createApp(deps)

  const raw: TestApi['raw'] = async (
    path,
    init = {},
    { token, reviewKey, stamp, desk, address = '203.0.113.7' } = {},
  ) => {
    const headers = new Headers(init.headers)
    if (typeof init.body === 'string') headers.set('content-type', headers.get('content-type') ?? 'application/json')
    if (token !== undefined) headers.set(TOKEN_HEADER, token)
    if (reviewKey !== undefined) headers.set(REVIEW_KEY_HEADER, reviewKey)
    if (stamp !== undefined) headers.set(STAMP_HEADER, stamp)
    if (desk) headers.set(DESK_HEADER, '1')
    if (desk) headers.set('cookie', [...desk].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await app.request(`/api/${path}`, { ...init, headers }, { address })
    if (desk) takeCookies(desk, response.headers)
    const envelope = Envelope.parse(await response.json())
    const answer = { ...envelope, status: response.status, headers: response.headers }
    noteRefusal(path, init.method ?? 'GET', answer)
    return answer
  }

  return {
    deps,
    gateway,
    clock,
    raw,
    async call(endpoint, request, caller) {
      const { method, path, body } = toWireRequest(endpoint, request)
      const answer = await raw(path, body === undefined ? { method } : { method, body }, caller)
      requireFit(endpoint, answer)
      return answer
    },
    async store() {
      if (!store) throw new Error('The states of this database are not stored')
      const at = clock.now
      const restore = await store()
      return async () => {
        await restore()
        clock.now = at
      }
    },
    close,
  }
}

/** Stores what an answer hands a browser, and forgets what it takes away. */
export function takeCookies(jar: Map<string, string>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

/** For tests that make more calls from one address than people do. */
export const unlimited = looseLimits(1_000_000)
