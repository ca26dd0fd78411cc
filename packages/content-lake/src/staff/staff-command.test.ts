import { expect, test } from 'vitest'
import { sendForm } from '../../testing/sign-in-form.ts'
import { bearing } from '../../testing/accounts.ts'
import { aStaffLake, EDITOR, type StaffLake } from '../../testing/staff-lake.ts'
import { runStaffCommand } from './staff-command.ts'

const now = () => new Date('2026-11-20T10:00:00Z')
const options = ({ directory }: StaffLake) => ({ directory, now, program: 'npx staff' })
const passwordIn = (output: string) => /password (\S+?)\.?( |$)/.exec(output)?.[1] ?? ''

test('an account that is added while the server runs can sign in at once, and chooses another password', async () => {
  const lake = await aStaffLake()

  const output = runStaffCommand(['add', '--email', 'Mitu@resort.example', '--role', 'viewer'], options(lake))
  const answer = await sendForm(lake, { email: 'mitu@resort.example', password: passwordIn(output) })

  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Choose your own password')
  expect(runStaffCommand(['list'], options(lake))).toContain('mitu@resort.example  viewer  Mitu')
})

test('a reset password works at once, and what was signed in with the old one has ended', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor', EDITOR.email)

  const output = runStaffCommand(['reset', '--email', EDITOR.email], options(lake))
  const before = await lake.call('/v2021-06-07/users/me', bearing(token))
  const old = await sendForm(lake, EDITOR)
  const renewed = await sendForm(lake, { email: EDITOR.email, password: passwordIn(output) })

  expect([before.status, old.status, renewed.status]).toEqual([401, 401, 200])
})

test('who is removed is signed out at once and cannot come back', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor', EDITOR.email)

  const output = runStaffCommand(['remove', '--email', 'Rahima@resort.example'], options(lake))
  const session = await lake.call('/v2021-06-07/users/me', bearing(token))
  const again = await sendForm(lake, EDITOR)

  expect(output).toContain('Their sessions have ended')
  expect([session.status, again.status]).toEqual([401, 401])
  expect(runStaffCommand(['list'], options(lake))).not.toContain(EDITOR.email)
})

test('an editor who becomes a viewer writes no more, in the session that they have', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor', EDITOR.email)
  const write = () =>
    lake.call('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      body: JSON.stringify({ mutations: [{ create: { _type: 'banner' } }] }),
      ...bearing(token),
    })
  const before = await write()

  runStaffCommand(['role', '--email', EDITOR.email, '--role', 'viewer'], options(lake))
  const after = await write()

  expect([before.status, after.status]).toEqual([200, 403])
})

test('the only editor stays one', async () => {
  const lake = await aStaffLake()
  runStaffCommand(['remove', '--email', 'editor@resort.example'], options(lake))

  const remove = () => runStaffCommand(['remove', '--email', EDITOR.email], options(lake))
  const demote = () => runStaffCommand(['role', '--email', EDITOR.email, '--role', 'viewer'], options(lake))

  expect(remove).toThrow('is the only editor')
  expect(demote).toThrow('is the only editor')
})

test.each([
  [['add', '--email', EDITOR.email, '--role', 'editor'], 'has an account already'],
  [['add', '--email', 'no address', '--role', 'editor'], 'is not an e-mail address'],
  [['add', '--email', 'mitu@resort.example', '--role', 'owner'], '--role must be editor or viewer'],
  [
    ['add', '--email', 'mitu@resort.example', '--role', 'editor', '--password', 'eleven keys'],
    'too short: 12 characters',
  ],
  [['add', '--email', 'mitu@resort.example', '--role', 'editor', '--password', 'password2026'], 'easy to guess'],
  [['reset', '--email', EDITOR.email, '--password', 'Summer2026!!'], 'easy to guess'],
  [['reset', '--email', EDITOR.email, '--password', 'rahima-resort-1971'], 'easy to guess'],
  [['reset', '--email', 'missing@resort.example'], 'has no account'],
  [['remove', '--email', 'missing@resort.example'], 'has no account'],
  [['role', '--email', 'missing@resort.example', '--role', 'viewer'], 'has no account'],
  [['role', '--email', EDITOR.email], '--role must be editor or viewer'],
  [['reset'], '--email is missing'],
  [['dance', '--email', EDITOR.email], 'npx staff list'],
  [['--dance'], 'npx staff list'],
])('%j is refused with a sentence', async (args, sentence) => {
  const lake = await aStaffLake()

  expect(() => runStaffCommand(args, options(lake))).toThrow(sentence)
})
