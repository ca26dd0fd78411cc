import { expect, test } from 'vitest'
import * as z from 'zod'
import { bearing } from '../../testing/accounts.ts'
import { openForm, sendForm, ticketIn } from '../../testing/sign-in-form.ts'
import { aStaffLake, EDITOR, PARTNER, SITE, type StaffLake } from '../../testing/staff-lake.ts'

const MINUTE = 60_000
const Fetched = z.object({ token: z.string() })

/** What the Studio does in a browser with these cookies. */
const redeem = ({ call }: StaffLake, ticket: string, cookie = '') =>
  call(`/v2021-06-07/auth/fetch?sid=${ticket}`, { headers: { Cookie: cookie } })

/** A browser in which the editor has just signed in. */
async function aTicket(lake: StaffLake): Promise<{ answer: Response; ticket: string; cookie: string }> {
  const { cookie, form } = await openForm(lake, `${SITE}/studio`)
  const answer = await sendForm(lake, EDITOR, { cookie, form })
  return { answer, ticket: ticketIn(answer), cookie }
}

const tokenOf = async (response: Response) => Fetched.parse(await response.json()).token

test('an editor signs in by the form and is known by the token that the Studio fetches', async () => {
  const lake = await aStaffLake()

  const { answer, ticket, cookie } = await aTicket(lake)
  const token = await tokenOf(await redeem(lake, ticket, cookie))
  const me = await lake.call('/v2021-06-07/users/me', bearing(token))

  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toMatch(/^http:\/\/localhost:4102\/studio#sid=\w{20,}$/)
  expect(token).toMatch(/^lk[0-9a-f]{64}$/)
  expect(await me.json()).toMatchObject({ email: EDITOR.email, role: 'editor', roles: [{ name: 'editor' }] })
})

test('an e-mail address is the same in capitals', async () => {
  const lake = await aStaffLake()

  const answer = await sendForm(lake, { ...EDITOR, email: ' Rahima@Resort.example' })

  expect(answer.status).toBe(303)
})

test('a wrong password and an unknown address get the same words, and only the log knows', async () => {
  const lake = await aStaffLake()

  const wrong = await sendForm(lake, { ...EDITOR, password: 'hilsa in the pond' })
  const unknown = await sendForm(lake, { ...EDITOR, email: 'missing@resort.example' })

  const alert = '<p class="problem" id="problem" role="alert">The e-mail or the password is wrong.</p>'
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect([(await wrong.text()).includes(alert), (await unknown.text()).includes(alert)]).toEqual([true, true])
  expect(lake.logged.map(({ message }) => message)).toContain('a sign-in was refused: wrong e-mail or password')
  expect(JSON.stringify(lake.logged)).not.toMatch(/hilsa|rahima|lake-form/)
})

test('what was typed comes back as text', async () => {
  const lake = await aStaffLake()

  const answer = await sendForm(lake, { email: '"><script>alert(1)</script>', password: 'x' })

  expect(await answer.text()).not.toContain('<script>')
})

test('where the site is reached by HTTPS another host of its domain cannot plant the cookie of the form', async () => {
  const publicUrl = 'https://resort.example'
  const lake = await aStaffLake({ publicUrl })
  const origin = `${publicUrl}/studio`
  const { cookie, form, response } = await openForm(lake, origin)

  const planted = await sendForm(lake, EDITOR, { origin, cookie: cookie.replace('__Host-', ''), form })
  const own = await sendForm(lake, EDITOR, { origin, cookie, form })

  expect(response.headers.get('Set-Cookie')).toMatch(
    /^__Host-lake-form=\w+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect([planted.status, own.status]).toEqual([403, 303])
})

test('a form from elsewhere is refused, also with the right password', async () => {
  const lake = await aStaffLake()
  const { form } = await openForm(lake, `${SITE}/studio`)

  const withoutCookie = await sendForm(lake, EDITOR, { cookie: '' })
  const withoutToken = await sendForm(lake, EDITOR, { form: '' })
  const ofAnother = await sendForm(lake, EDITOR, { cookie: `lake-form=${'0'.repeat(64)}`, form })

  expect([withoutCookie.status, withoutToken.status, ofAnother.status]).toEqual([403, 403, 403])
  expect(lake.logged.map(({ message }) => message)).toContain('a sign-in without its form was refused')
})

test('what is not a form is refused like an empty one', async () => {
  const lake = await aStaffLake()

  const answer = await lake.call('/local/login', { method: 'POST', body: '{}' })

  expect(answer.status).toBe(403)
})

test('two tabs of one browser can both be used', async () => {
  const lake = await aStaffLake()
  const first = await openForm(lake, `${SITE}/studio`)
  await lake.call('/local/login', { headers: { Cookie: first.cookie } })

  const answer = await sendForm(lake, EDITOR, first)

  expect(answer.status).toBe(303)
})

const DAY = 24 * 60 * MINUTE

/** So many wrong passwords of the editor, ten from each of as many networks as that takes; answers how many were compared. */
async function guessFromElsewhere(lake: StaffLake, guesses = 310): Promise<number> {
  let compared = 0
  for (let guess = 0; guess < guesses; guess++) {
    const address = `198.51.100.${Math.floor(guess / 10)}`
    const { status } = await sendForm(lake, { ...EDITOR, password: 'wrong' }, { address })
    if (status === 401) compared++
  }
  return compared
}

test.each([
  ['an address', '203.0.113.9', '203.0.113.9', '203.0.113.10'],
  ['a network', '2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', '2001:db8:0:8::1'],
])('after a recent sign-in from %s guesses from elsewhere do not lock the account', async (_, known, again, other) => {
  const lake = await aStaffLake()
  await sendForm(lake, EDITOR, { address: known })
  lake.clock.pass(29 * DAY)
  await guessFromElsewhere(lake)

  const owner = await sendForm(lake, EDITOR, { address: again })
  const stranger = await sendForm(lake, EDITOR, { address: other })
  lake.clock.pass(30 * DAY)
  await guessFromElsewhere(lake)
  const late = await sendForm(lake, EDITOR, { address: again })

  expect([owner.status, stranger.status, late.status]).toEqual([303, 429, 429])
})

test('one network that guesses all day keeps no one out elsewhere', async () => {
  const lake = await aStaffLake()
  const guess = () => sendForm(lake, { ...EDITOR, password: 'wrong' }, { address: '198.51.100.1' })
  const statuses: number[] = []
  for (let failure = 0; failure < 400; failure++) {
    statuses.push((await guess()).status)
    lake.clock.pass(MINUTE)
  }

  const there = await sendForm(lake, EDITOR, { address: '198.51.100.1' })
  const elsewhere = await sendForm(lake, EDITOR)

  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
  expect([there.status, elsewhere.status]).toEqual([429, 303])
})

test('a wide network of IPv6 that guesses from each of its parts keeps no one out elsewhere', async () => {
  const lake = await aStaffLake()
  const statuses: number[] = []
  for (let guess = 0; guess < 400; guess++) {
    const address = `2001:db8:1:${Math.floor(guess / 10)}::1`
    statuses.push((await sendForm(lake, { ...EDITOR, password: 'wrong' }, { address })).status)
  }

  const elsewhere = await sendForm(lake, EDITOR)

  expect(statuses.filter((status) => status === 401)).toHaveLength(80)
  expect(elsewhere.status).toBe(303)
})

test('after 300 guesses from many networks each next one waits longer', async () => {
  const lake = await aStaffLake()
  const compared = await guessFromElsewhere(lake)
  const waits: (string | null)[] = []
  for (const minutes of [1, 2, 5, 15, 15]) {
    const address = `192.0.2.${minutes}`
    waits.push((await sendForm(lake, { ...EDITOR, password: 'wrong' }, { address })).headers.get('Retry-After'))
    lake.clock.pass(minutes * MINUTE)
    await sendForm(lake, { ...EDITOR, password: 'wrong' }, { address })
  }

  expect(compared).toBe(300)
  expect(waits).toEqual(['60', '120', '300', '900', '900'])
})

test('where the account signed in lately ten failures close it, too', async () => {
  const lake = await aStaffLake()
  await sendForm(lake, EDITOR)
  for (let failure = 0; failure < 10; failure++) await sendForm(lake, { ...EDITOR, password: 'wrong' })

  const here = await sendForm(lake, EDITOR)
  const elsewhere = await sendForm(lake, EDITOR, { address: '198.51.100.1' })

  expect([here.status, elsewhere.status]).toEqual([429, 303])
})

test('in a browser in which they signed in lately, no stranger locks a member out, wherever both are', async () => {
  const lake = await aStaffLake()
  const { cookie } = await aTicket(lake)
  const { form } = await openForm(lake, `${SITE}/studio`, cookie)
  const hotel = '198.51.100.7'
  for (let failure = 0; failure < 60; failure++)
    await sendForm(lake, { ...EDITOR, password: 'guessed' }, { address: failure < 10 ? '192.0.2.9' : hotel })

  const elsewhere = await sendForm(lake, EDITOR, { address: hotel })
  const own = await sendForm(lake, EDITOR, { address: hotel, cookie, form })

  expect([elsewhere.status, own.status]).toEqual([429, 303])
})

test('ten failures close an account in its own browser, too', async () => {
  const lake = await aStaffLake()
  const { cookie } = await aTicket(lake)
  const { form } = await openForm(lake, `${SITE}/studio`, cookie)
  for (let failure = 0; failure < 10; failure++)
    await sendForm(lake, { ...EDITOR, password: 'guessed' }, { cookie, form })

  expect((await sendForm(lake, EDITOR, { cookie, form })).status).toBe(429)
})

test('an account is closed for a while where ten failed, even to its own password', async () => {
  const lake = await aStaffLake()
  for (let failure = 0; failure < 10; failure++) await sendForm(lake, { ...EDITOR, password: 'wrong' })

  const refused = await sendForm(lake, EDITOR)
  lake.clock.pass(15 * MINUTE)
  const later = await sendForm(lake, EDITOR)

  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe('900')
  expect(await refused.text()).toContain('Too many attempts failed. Please try again in 15 minutes.')
  expect(later.status).toBe(303)
})

test('an address is closed for a while after fifty failures of any accounts', async () => {
  const lake = await aStaffLake()
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendForm(lake, { email: `guess${index}@resort.example`, password: 'x' })),
  )

  const same = await sendForm(lake, EDITOR)
  const other = await sendForm(lake, EDITOR, { address: '198.51.100.1' })

  expect([same.status, other.status]).toEqual([429, 303])
})

test('a success forgives the failures before it', async () => {
  const lake = await aStaffLake()
  for (let failure = 0; failure < 9; failure++) await sendForm(lake, { ...EDITOR, password: 'wrong' })
  await sendForm(lake, EDITOR)

  const next = await sendForm(lake, { ...EDITOR, password: 'wrong' })

  expect(next.status).toBe(401)
})

test('a sign-in leads to the site and to origins that are named, and nowhere else', async () => {
  const lake = await aStaffLake()
  const foreign = [
    'https://evil.example/studio',
    'javascript:alert(1)',
    'http://localhost:4102@evil.example/',
    'studio',
    `${SITE}/searchroom?next=https://evil.example`,
    `${SITE}/studios`,
  ]

  const allowed = await sendForm(lake, EDITOR, { origin: `${PARTNER}/desk` })
  const byNumber = await sendForm(lake, EDITOR, { origin: 'http://127.0.0.1:4102/studio' })
  const shown = await Promise.all(foreign.map(async (origin) => (await openForm(lake, origin)).response.status))
  const sent = await Promise.all(foreign.map(async (origin) => (await sendForm(lake, EDITOR, { origin })).status))

  expect(allowed.headers.get('Location')).toMatch(/^https:\/\/studio\.resort\.example\/desk#sid=/)
  expect(byNumber.headers.get('Location')).toMatch(/^http:\/\/127\.0\.0\.1:4102\/studio#sid=/)
  expect([...shown, ...sent]).toEqual([...foreign, ...foreign].map(() => 400))
  expect(lake.logged.map(({ message }) => message)).toContain('a sign-in to a foreign origin was refused')
})

test('a ticket is worth one token', async () => {
  const lake = await aStaffLake()
  const { ticket, cookie } = await aTicket(lake)

  const first = await redeem(lake, ticket, cookie)
  const second = await redeem(lake, ticket, cookie)

  expect([first.status, second.status]).toEqual([200, 401])
})

test('a ticket is worth nothing in a browser that did not send its form', async () => {
  const lake = await aStaffLake()
  const [one, other] = [await aTicket(lake), await aTicket(lake)]
  const { cookie } = await openForm(lake, `${SITE}/studio`)

  const answers = [await redeem(lake, one.ticket), await redeem(lake, other.ticket, cookie)]

  expect(answers.map(({ status }) => status)).toEqual([401, 401])
})

test('the Studio of another origin, which has no cookie of ours, redeems its ticket', async () => {
  const lake = await aStaffLake()
  const ticket = ticketIn(await sendForm(lake, EDITOR, { origin: `${PARTNER}/desk` }))

  expect((await redeem(lake, ticket)).status).toBe(200)
})

test('a ticket is worth nothing after a minute', async () => {
  const lake = await aStaffLake()
  const { ticket, cookie } = await aTicket(lake)
  lake.clock.pass(MINUTE)

  const late = await redeem(lake, ticket, cookie)

  expect(late.status).toBe(401)
})

test('the page may do nothing but show itself and send its form', async () => {
  const lake = await aStaffLake()

  const { response } = await openForm(lake, `${PARTNER}/desk`)

  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/studio\.resort\.example; base-uri 'none'; frame-ancestors 'none'$/,
  )
  expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Strict/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})
