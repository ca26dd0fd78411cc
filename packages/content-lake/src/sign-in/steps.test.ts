import { expect, test } from 'vitest'
import { fakeApps, shownBy } from '../../testing/fake-apps.ts'
import { loginPath, openForm } from '../../testing/sign-in-form.ts'
import { aStaffLake, EDITOR, SITE, type StaffLake } from '../../testing/staff-lake.ts'
import { addStaff, resetPassword } from '../staff/accounts.ts'

const STUDIO = `${SITE}/studio`
const OWN = 'seven boats on the Turag'
const MINUTE = 60_000
const START = new Date('2026-11-20T10:00:00Z').getTime()

type Page = { status: number; html: string; step: string; location: string | null }
type Fields = Readonly<Record<string, string>>

/** A browser at the sign-in: it sends forms with its cookie, and follows the steps. */
async function aBrowser(lake: StaffLake, known?: string) {
  const { cookie, form } = await openForm(lake, STUDIO, known)
  return {
    cookie,
    async send(fields: Fields, address = '203.0.113.9'): Promise<Page> {
      const answer = await lake.call(loginPath(STUDIO), {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie },
        body: new URLSearchParams({ form, ...fields }).toString(),
        address,
      })
      const html = await answer.text()
      const step = /name="step" value="(\w+)"/.exec(html)?.[1] ?? ''
      return { status: answer.status, html, step, location: answer.headers.get('Location') }
    },
  }
}

const headingOf = ({ html }: Page) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]
const secretOf = ({ html }: Page) => /<code id="secret">(.*?)<\/code>/.exec(html)?.[1] ?? ''
const codesOf = ({ html }: Page) => [...html.matchAll(/<li><code>(.*?)<\/code>/g)].map(([, code = '']) => code)

/** An editor who connects an app; answers its secret and the recovery codes. */
async function anEditorWithApp(lake: StaffLake) {
  const { send, cookie } = await aBrowser(lake)
  const offered = await send({ ...EDITOR, app: 'on' })
  const secret = secretOf(offered)
  const connected = await send({ step: offered.step, code: shownBy(secret, START) })
  const done = await send({ step: connected.step, stored: 'on' })
  lake.clock.pass(MINUTE)
  return { secret, codes: codesOf(connected), done, cookie }
}

test('a password that was made up has to be changed at its first use, to one that is not easy to guess', async () => {
  const lake = await aStaffLake()
  const { email = '', password = '' } = lake.firstSignIn ?? {}
  const { send } = await aBrowser(lake)

  const asked = await send({ email, password })
  const { step } = asked
  const differs = await send({ step, new: OWN, again: 'another one of these' })
  const simple = await send({ step, new: 'Summer2026!!', again: 'Summer2026!!' })
  const same = await send({ step, new: password, again: password })
  const stillGiven = lake.hasGivenPassword(email)
  const done = await send({ step, new: OWN, again: OWN })
  const next = await (await aBrowser(lake)).send({ email, password: OWN })

  expect([headingOf(asked), asked.status, done.status, next.status]).toEqual([
    'Choose your own password',
    200,
    303,
    303,
  ])
  expect([differs, simple, same].map(({ status }) => status)).toEqual([401, 401, 401])
  expect([differs.html, simple.html, same.html]).toEqual([
    expect.stringContaining('The two passwords differ.'),
    expect.stringContaining('easy to guess'),
    expect.stringContaining('choose another one'),
  ])
  expect([stillGiven, lake.hasGivenPassword(email)]).toEqual([true, false])
})

test('an editor connects an app, and from then on a code of it is asked for, each good once', async () => {
  const lake = await aStaffLake({ secondFactor: fakeApps() })
  const { secret, codes, done } = await anEditorWithApp(lake)
  const { send } = await aBrowser(lake)

  const asked = await send(EDITOR)
  const wrong = await send({ step: asked.step, code: '123456' })
  const right = await send({ step: asked.step, code: shownBy(secret, START + MINUTE) })
  const replay = await send({ step: (await send(EDITOR)).step, code: shownBy(secret, START + MINUTE) })

  expect([done.status, codes.length, new Set(codes).size]).toEqual([303, 10, 10])
  expect([headingOf(asked), wrong.status, right.status, replay.status]).toEqual(['Enter your code', 401, 303, 401])
  expect(right.location).toMatch(/#sid=lk[0-9a-f]{64}$/)
})

test('a recovery code takes the place of a code, once', async () => {
  const lake = await aStaffLake({ secondFactor: fakeApps() })
  const { codes } = await anEditorWithApp(lake)
  const [code = ''] = codes
  const { send } = await aBrowser(lake)

  const first = await send({ step: (await send(EDITOR)).step, code: ` ${code.toUpperCase()} ` })
  const second = await send({ step: (await send(EDITOR)).step, code })

  expect([first.status, second.status]).toEqual([303, 401])
})

test('where apps are required an editor connects one at the next sign-in, and a viewer need not', async () => {
  const lake = await aStaffLake({ secondFactor: fakeApps(), isSecondFactorRequired: true })
  const viewer = { email: 'mitu@resort.example', password: OWN }
  addStaff({ database: lake.database, now: () => new Date(START) }, { ...viewer, role: 'viewer' })

  const editor = await (await aBrowser(lake)).send(EDITOR)
  const other = await (await aBrowser(lake)).send(viewer)

  expect([headingOf(editor), other.status]).toEqual(['Connect an authenticator app', 303])
})

test('a wrong code changes nothing that the phone has read', async () => {
  const lake = await aStaffLake({ secondFactor: fakeApps() })
  const { send } = await aBrowser(lake)

  const offered = await send({ ...EDITOR, app: 'on' })
  const wrong = await send({ step: offered.step, code: '123456' })

  expect([wrong.status, secretOf(wrong)]).toEqual([401, secretOf(offered)])
  expect(secretOf(offered)).not.toBe('')
})

test('the steps of one browser are worth nothing in another, and nothing after ten minutes', async () => {
  const lake = await aStaffLake({ secondFactor: fakeApps() })
  const { secret } = await anEditorWithApp(lake)
  const [own, other] = [await aBrowser(lake), await aBrowser(lake)]
  const { step } = await own.send(EDITOR)

  const elsewhere = await other.send({ step, code: shownBy(secret, START + MINUTE) })
  lake.clock.pass(10 * MINUTE)
  const late = await own.send({ step, code: shownBy(secret, START + 11 * MINUTE) })

  expect([elsewhere.status, late.status]).toEqual([403, 403])
})

test('after ten wrong codes an account waits, also with another sign-in by its password', async () => {
  const lake = await aStaffLake({ secondFactor: fakeApps() })
  const { secret } = await anEditorWithApp(lake)
  const [one, other] = [await aBrowser(lake), await aBrowser(lake)]
  const { step } = await one.send(EDITOR)
  const wrong: number[] = []
  for (let failure = 0; failure < 10; failure += 1) {
    wrong.push((await one.send({ step, code: '123456' }, `198.51.100.${failure}`)).status)
  }

  const right = { step: (await other.send(EDITOR)).step, code: shownBy(secret, START + MINUTE) }
  const refused = await other.send(right)
  lake.clock.pass(15 * MINUTE)
  const later = { step: (await other.send(EDITOR)).step, code: shownBy(secret, START + 16 * MINUTE) }

  expect(new Set(wrong)).toEqual(new Set([401]))
  expect([refused.status, (await other.send(later)).status]).toEqual([429, 303])
})

test('a reset ends the app, and its password has to be changed', async () => {
  const lake = await aStaffLake({ secondFactor: fakeApps() })
  await anEditorWithApp(lake)

  const password = resetPassword({ database: lake.database }, EDITOR.email)
  const asked = await (await aBrowser(lake)).send({ email: EDITOR.email, password })

  expect(headingOf(asked)).toBe('Choose your own password')
})
