import { randomUUID } from 'node:crypto'
import { createLake, type Lake } from 'content-lake'
import { endSessions } from 'content-lake/end-sessions'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from '#api/app.ts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import { changePassword, DeskSession, proveCode, readDeskSession, signInToDesk } from '#contract/staff/account.ts'
import {
  addStaff,
  endStaff,
  forgetBrowser,
  listStaff,
  resetStaff,
  setRole,
  StaffMember,
} from '#contract/staff/staff.ts'
import { openStudio, STUDIO_SIGN_IN_PATH } from '#contract/staff/studio.ts'
import { API_BASE, Envelope } from '#contract/endpoint.ts'
import type { ContentRight, Role } from '#contract/values/roles.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, codeNow, OWN_PASSWORD, type Desk, type TestStaff } from '#tests/support/desk/members.ts'
import { takeCookies } from '#tests/support/test-api.ts'
import { createServerApp, type Part } from '#server/app.ts'
import type { DeskFence } from '#server/desk/guard-desk.ts'
import { folderOfFile } from '#tests/support/folders.ts'

const SITE = 'http://resort.test'
const STUDIO = `${SITE}/studio`
const IN_THE_RESORT = '203.0.113.9'
const ELSEWHERE = '198.51.100.4'

const folder = folderOfFile()
let lake: Lake
const api = shareTestApi({
  deps: {
    studio: {
      open: (member, asked) => lake.issueTicket(member, asked),
      endSessions: (email) => endSessions(folder, email),
    },
  },
})
beforeAll(async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const signInUrl = (target: string) => `${STUDIO_SIGN_IN_PATH}?${new URLSearchParams({ origin: target }).toString()}`
  lake = createLake({
    folder,
    directory: { signInUrl },
    now: () => api.clock.now,
    log,
    project: LOCAL_LAKE,
    publicUrl: SITE,
    origins: [],
  })
})
afterAll(() => lake.close())
let owner: TestStaff
beforeEach(async () => {
  owner = await aMember(api, 'owner', 'The Owner')
})

const asOwner = () => ({ desk: owner.desk })

/** A member who has just signed in at the desk, and may do this with the content. */
async function aMemberWith(role: Role, content: ContentRight, name = 'Rahima'): Promise<TestStaff> {
  const member = await aMember(api, role, name)
  await api.deps.db.change('update staff set content = $2 where id = $1', [member.id, content])
  return member
}

/** The Studio sends a browser to sign in. Answers where it is led. */
async function beginIn(jar: Desk, target = STUDIO): Promise<string> {
  const headers = { Cookie: cookiesOf(jar) }
  const url = `${SITE}/lake/local/login?${new URLSearchParams({ origin: target }).toString()}`
  const answer = await lake.fetch(new Request(url, { headers }), IN_THE_RESORT)
  takeCookies(jar, answer.headers)
  return answer.headers.get('Location') ?? ''
}

const cookiesOf = (jar: Desk) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
const open = (desk: Desk, Origin = STUDIO) => api.call(openStudio, { body: { Origin } }, { desk })
const ticketIn = (data: unknown) =>
  z
    .object({ Address: z.string() })
    .parse(data)
    .Address.replace(/.*#sid=/, '')

/** What the Studio does with the ticket of its address. */
async function redeem(ticket: string, jar: Desk): Promise<string | undefined> {
  const url = `${SITE}/lake/v2026-05-04/auth/fetch?sid=${ticket}`
  const answer = await lake.fetch(new Request(url, { headers: { Cookie: cookiesOf(jar) } }), IN_THE_RESORT)
  return answer.ok ? z.object({ token: z.string() }).parse(await answer.json()).token : undefined
}

async function roleOf(token = ''): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await lake.fetch(new Request(`${SITE}/lake/v2026-05-04/users/me`, { headers }), IN_THE_RESORT)
  return answer.ok ? z.object({ role: z.string() }).parse(await answer.json()).role : undefined
}

/** A session of the Studio, from the desk on. */
async function studioOf({ desk }: TestStaff): Promise<string> {
  await beginIn(desk)
  const { Data } = await open(desk)
  return (await redeem(ticketIn(Data), desk)) ?? ''
}

test.each([
  ['owner', 'none', 'editor'],
  ['manager', 'edit', 'editor'],
  ['studio', 'edit', 'editor'],
  ['manager', 'write', 'contributor'],
  ['desk', 'view', 'viewer'],
] as const)('a member in the role %s who may %s the content opens the Studio as %s', async (role, content, shown) => {
  const member = role === 'owner' ? owner : await aMemberWith(role, content)

  const led = await beginIn(member.desk)
  const { Data } = await open(member.desk)

  expect(led).toBe(`/desk/studio?${new URLSearchParams({ origin: STUDIO }).toString()}`)
  expect(z.object({ Address: z.string() }).parse(Data).Address).toMatch(/^\/studio#sid=/)
  expect(await roleOf(await redeem(ticketIn(Data), member.desk))).toBe(shown)
})

test('nobody is led to another address, or signed in by a link in a browser that did not come from the Studio', async () => {
  const manager = await aMemberWith('manager', 'edit')
  const fromNowhere = await open(manager.desk)
  await beginIn(manager.desk)

  const foreign = await open(manager.desk, 'https://evil.example/studio')

  expect([fromNowhere.Code, foreign.Code]).toEqual(['not_found', 'not_found'])
})

test('who has nothing to do at the desk is signed out of it with the way to the Studio, others stay', async () => {
  const [editor, manager] = [await aMemberWith('studio', 'edit'), await aMemberWith('manager', 'edit', 'Karim')]
  const stepOf = async ({ desk }: TestStaff) =>
    DeskSession.parse((await api.call(readDeskSession, {}, { desk })).Data).Step

  await Promise.all([studioOf(editor), studioOf(manager)])

  expect([await stepOf(editor), await stepOf(manager)]).toEqual(['signedOut', 'signedIn'])
})

type Change = (member: TestStaff) => Promise<unknown>
const named = ({ id: MemberId }: TestStaff) => ({ ActivityId: randomUUID(), MemberId })
const changes: readonly [string, Change][] = [
  ['their account is ended', (member) => api.call(endStaff, { body: named(member) }, asOwner())],
  ['their account is reset', (member) => api.call(resetStaff, { body: named(member) }, asOwner())],
  [
    'they may do less with the content',
    (member) => api.call(setRole, { body: { ...named(member), Role: 'manager', Content: 'view' } }, asOwner()),
  ],
  [
    'they choose another password',
    ({ desk }) =>
      api.call(changePassword, { body: { Current: OWN_PASSWORD, Password: 'nine kites above Gazipur' } }, { desk }),
  ],
  [
    'their browser is forgotten',
    async ({ desk, email, secret }) => {
      api.clock.advance(30)
      await api.call(signInToDesk, { body: { Email: email, Password: OWN_PASSWORD } }, { desk })
      await api.call(proveCode, { body: { Code: codeNow(api, secret), Remember: true } }, { desk })
      const { Data } = z.object({ Data: z.array(StaffMember) }).parse((await api.call(listStaff, {}, asOwner())).Data)
      const BrowserId = Data.flatMap(({ Browsers }) => Browsers)[0]?.Id ?? 0
      await api.call(forgetBrowser, { body: { ActivityId: randomUUID(), BrowserId } }, asOwner())
    },
  ],
]

test.each(changes)('a session of the Studio, and a ticket to it, end when %s', async (_, change) => {
  const manager = await aMemberWith('manager', 'edit')
  const colleague = await studioOf(await aMemberWith('manager', 'edit', 'Karim'))
  const token = await studioOf(manager)
  const ticket = ticketIn((await open(manager.desk)).Data)
  const jar = new Map(manager.desk)

  await change(manager)

  expect([await roleOf(token), await redeem(ticket, jar), await roleOf(colleague)]).toEqual([
    undefined,
    undefined,
    'editor',
  ])
})

test('an account is added with a right to the content, and edits it where it has nothing else to do', async () => {
  const add = (Name: string, more: { Role: Role; Content?: ContentRight }) =>
    api.call(addStaff, { body: { ActivityId: randomUUID(), Name, Email: `${Name}@resort.test`, ...more } }, asOwner())
  await add('rahima', { Role: 'studio' })
  await add('karim', { Role: 'desk' })
  await add('laila', { Role: 'desk', Content: 'view' })

  const { Data } = z.object({ Data: z.array(StaffMember) }).parse((await api.call(listStaff, {}, asOwner())).Data)

  expect(Data.map(({ Name, Role: role, Content }) => [Name, role, Content])).toEqual([
    ['karim', 'desk', 'none'],
    ['laila', 'desk', 'view'],
    ['rahima', 'studio', 'edit'],
    ['The Owner', 'owner', 'edit'],
  ])
})

/** The whole server around the API, as callers of an address see it. */
function serverWith(desk: Partial<DeskFence>) {
  const part = (text: string): Part => ({ fetch: () => new Response(text) })
  const app = createServerApp(
    {
      api: createApp(api.deps),
      desk: part('desk'),
      live: part('live'),
      lake,
      health: part(''),
      metrics: part(''),
      weather: part(''),
      dev: undefined,
      sandbox: undefined,
      studio: part('studio'),
      webhook: undefined,
      counts: part(''),
      preview: undefined,
      site: new Hono().all('*', (context) => context.notFound()),
    },
    {
      log: api.deps.log,
      hops: 0,
      desk: { isOn: true, networks: ['203.0.113.0/24'], hasStudio: true, ...desk },
      publicUrl: SITE,
      hasPublicUrl: true,
      isProduction: false,
      metricsToken: undefined,
      observe: () => {},
    },
  )
  return async (from: string, where: string, { jar = new Map(), body }: { jar?: Desk; body?: object } = {}) => {
    const headers = { Cookie: cookiesOf(jar), DeskClient: '1', 'Content-Type': 'application/json' }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await app.request(`${SITE}${where}`, init, { incoming: { socket: { remoteAddress: from } } })
    takeCookies(jar, answer.headers)
    return answer
  }
}

const call = (endpoint: { path: string }) => API_BASE + endpoint.path

test.each([
  ['outside the networks of the desk', {}],
  ['where there is no desk', { isOn: false, networks: [] }],
])('%s a member signs in to the Studio, and reaches nothing else of the desk', async (_, fence) => {
  const ask = serverWith(fence)
  const { email, secret } = await aMemberWith('manager', 'edit')
  const jar: Desk = new Map()
  api.clock.advance(30)
  const post = async (endpoint: { path: string }, body: object) =>
    Envelope.parse(await (await ask(ELSEWHERE, call(endpoint), { jar, body })).json())

  const led = await ask(ELSEWHERE, `/lake/local/login?${new URLSearchParams({ origin: STUDIO }).toString()}`, { jar })
  await post(signInToDesk, { Email: email, Password: OWN_PASSWORD })
  await post(proveCode, { Code: codeNow(api, secret), Remember: false })
  const doors = ['/desk', '/desk/today', call(listStaff), `${API_BASE}DeskArea/Live`, `${API_BASE}DeskArea/docs`]
  const closed = await Promise.all(doors.map(async (where) => (await ask(ELSEWHERE, where, { jar })).status))
  const page = await ask(ELSEWHERE, led.headers.get('Location') ?? '', { jar })
  const opened = await post(openStudio, { Origin: STUDIO })
  const afterwards = await post(openStudio, { Origin: STUDIO })

  expect([led.status, page.status, ...closed]).toEqual([303, 200, 404, 404, 404, 404, 404])
  expect(await roleOf(await redeem(ticketIn(opened.Data), jar))).toBe('editor')
  expect([jar.has('desk'), afterwards.Code]).toEqual([false, 'unauthenticated'])
})

test('outside the networks of the desk nobody signs in who has nothing to do in the Studio', async () => {
  const ask = serverWith({})
  const { email } = await aMemberWith('desk', 'none')
  const signIn = async (from: string) =>
    Envelope.parse(
      await (await ask(from, call(signInToDesk), { body: { Email: email, Password: OWN_PASSWORD } })).json(),
    ).Code

  expect([await signIn(ELSEWHERE), await signIn(IN_THE_RESORT)]).toEqual(['password_wrong', null])
})

test('who tries passwords from outside makes nobody wait at the desk who could not sign in there', async () => {
  const ask = serverWith({})
  const { email } = await aMemberWith('desk', 'none')
  const usedAfter = async (from: string) => {
    await ask(from, call(signInToDesk), { body: { Email: email, Password: 'a guess' } })
    const query = 'select used from request_budget where key = $1'
    const [row] = await api.deps.db.query<{ used: number }>(query, [`tries:desk:${email}`])
    return row?.used
  }

  // The first is the sign-in of the member.
  expect([await usedAfter(ELSEWHERE), await usedAfter(IN_THE_RESORT)]).toEqual([1, 2])
})
