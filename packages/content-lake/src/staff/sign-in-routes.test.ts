import { expect, test } from 'vitest'
import * as z from 'zod'
import { bearing } from '../../testing/accounts.ts'
import { aStaffLake, PARTNER, SITE, type StaffLake } from '../../testing/staff-lake.ts'

const MINUTE = 60_000
const STUDIO = `${SITE}/studio`
const EDITOR = { email: 'rahima@resort.example', name: 'Rahima', role: 'editor' } as const
const Fetched = z.object({ token: z.string() })

/** Where the Studio sends a person, in a browser with these cookies. */
async function begin(lake: StaffLake, target = STUDIO, cookies = '') {
  const path = `/local/login?${new URLSearchParams({ origin: target, withSid: 'true' }).toString()}`
  const answer = await lake.call(path, { headers: { Cookie: cookies } })
  return { answer, cookies: (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' }
}

const ticketIn = (address = '') => address.replace(/.*#sid=/, '')

/** A browser in which the editor has just signed in at the directory. */
async function aTicket(lake: StaffLake, target = STUDIO): Promise<{ ticket: string; cookies: string }> {
  const { cookies } = await begin(lake, target)
  return { ticket: ticketIn(lake.issueTicket(EDITOR, { target, cookies })), cookies }
}

/** What the Studio does in a browser with these cookies. */
const redeem = ({ call }: StaffLake, ticket: string, cookies = '') =>
  call(`/v2021-06-07/auth/fetch?sid=${ticket}`, { headers: { Cookie: cookies } })

test('a person is sent to the directory, and comes back as the member that it names', async () => {
  const lake = await aStaffLake()

  const { answer, cookies } = await begin(lake)
  const address = lake.issueTicket(EDITOR, { target: STUDIO, cookies })
  const { token } = Fetched.parse(await (await redeem(lake, ticketIn(address), cookies)).json())
  const me = await lake.call('/v2021-06-07/users/me', bearing(token))

  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `/sign-in?${new URLSearchParams({ origin: STUDIO }).toString()}`,
  ])
  expect(address).toMatch(/^\/studio#sid=\w{20,}$/)
  expect(await me.json()).toMatchObject({ email: EDITOR.email, role: 'editor', roles: [{ name: 'editor' }] })
})

test('a member is the same author in each session, in the role and under the name that the directory has now', async () => {
  const lake = await aStaffLake()
  const first = lake.signedIn('editor', EDITOR.email)
  const { cookies } = await begin(lake)

  const now = { ...EDITOR, role: 'viewer', name: 'Rahima Khatun' } as const
  const ticket = ticketIn(lake.issueTicket(now, { target: STUDIO, cookies }))
  const { token } = Fetched.parse(await (await redeem(lake, ticket, cookies)).json())
  const me = await lake.call('/v2021-06-07/users/me', bearing(token))

  expect(await me.json()).toMatchObject({ id: first.member.id, name: 'Rahima Khatun', role: 'viewer' })
})

test('where the site is reached by HTTPS another host of its domain cannot plant the mark of the browser', async () => {
  const publicUrl = 'https://resort.example'
  const target = `${publicUrl}/studio`
  const lake = await aStaffLake({ publicUrl })
  const { answer, cookies } = await begin(lake, target)

  const planted = lake.issueTicket(EDITOR, { target, cookies: cookies.replace('__Host-', '') })

  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^__Host-lake-browser=\w{64}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect([planted, lake.issueTicket(EDITOR, { target, cookies })]).toEqual([undefined, expect.any(String)])
})

test('a browser in which the sign-in did not begin gets no ticket', async () => {
  const lake = await aStaffLake()

  const made = ['', 'lake-browser=', 'lake-browser=made-up'].map((cookies) =>
    lake.issueTicket(EDITOR, { target: STUDIO, cookies }),
  )

  expect(made).toEqual([undefined, undefined, undefined])
})

test('two tabs of one browser can both be used', async () => {
  const lake = await aStaffLake()
  const first = await aTicket(lake)
  const second = await begin(lake, STUDIO, first.cookies)

  expect(second.cookies).toBe(first.cookies)
})

test('a sign-in leads to the Studio and to origins that are named, and nowhere else', async () => {
  const lake = await aStaffLake()
  const { cookies } = await begin(lake)
  const foreign = [
    'https://evil.example/studio',
    'javascript:alert(1)',
    'http://localhost:4102@evil.example/',
    'studio',
    `${SITE}/searchroom?next=https://evil.example`,
    `${SITE}/studios`,
  ]

  const shown = await Promise.all(foreign.map(async (target) => (await begin(lake, target)).answer.status))
  const issued = foreign.map((target) => lake.issueTicket(EDITOR, { target, cookies }))

  expect(lake.issueTicket(EDITOR, { target: `${PARTNER}/desk`, cookies: '' })).toMatch(
    /^https:\/\/studio\.resort\.example\/desk#sid=/,
  )
  expect(lake.issueTicket(EDITOR, { target: 'http://127.0.0.1:4102/studio/structure', cookies })).toMatch(
    /^\/studio\/structure#sid=/,
  )
  expect(shown).toEqual(foreign.map(() => 400))
  expect(issued).toEqual(foreign.map(() => undefined))
  expect(lake.logged.map(({ message }) => message)).toContain('a sign-in to a foreign origin was refused')
})

test('a ticket is worth one token', async () => {
  const lake = await aStaffLake()
  const { ticket, cookies } = await aTicket(lake)

  const first = await redeem(lake, ticket, cookies)
  const second = await redeem(lake, ticket, cookies)

  expect([first.status, second.status]).toEqual([200, 401])
})

test('a ticket is worth nothing in another browser', async () => {
  const lake = await aStaffLake()
  const [one, other] = [await aTicket(lake), await aTicket(lake)]
  const { cookies } = await begin(lake)

  const answers = [await redeem(lake, one.ticket), await redeem(lake, other.ticket, cookies)]

  expect(answers.map(({ status }) => status)).toEqual([401, 401])
})

test('the Studio of another origin, which has no cookie of ours, redeems its ticket', async () => {
  const lake = await aStaffLake()
  const { ticket } = await aTicket(lake, `${PARTNER}/desk`)

  expect((await redeem(lake, ticket)).status).toBe(200)
})

test('a ticket is worth nothing after a minute', async () => {
  const lake = await aStaffLake()
  const { ticket, cookies } = await aTicket(lake)
  lake.clock.pass(MINUTE)

  expect((await redeem(lake, ticket, cookies)).status).toBe(401)
})
