import { expect, test } from 'vitest'
import { sendForm } from '#tests/support/sign-in-form.ts'
import { aStaffLake, bearing, EDITOR } from '#tests/support/staff-lake.ts'
import { runStaffCommand } from './staff-command.ts'

const now = () => new Date('2026-11-20T10:00:00Z')
const passwordIn = (said: string) => /password (\S+?)\.?( |$)/.exec(said)?.[1] ?? ''

test('somebody who is added while the server runs can sign in at once', async () => {
  const lake = await aStaffLake()

  const said = runStaffCommand(['add', '--email', 'Mitu@resort.example', '--role', 'viewer'], lake.directory, now)
  const answer = await sendForm(lake, { email: 'mitu@resort.example', password: passwordIn(said) })

  expect(answer.status).toBe(303)
  expect(runStaffCommand(['list'], lake.directory, now)).toContain('mitu@resort.example  viewer  Mitu')
})

test('a reset password works at once, and what was signed in with the old one has ended', async () => {
  const lake = await aStaffLake()
  const { token } = lake.signedIn('editor', EDITOR.email)

  const said = runStaffCommand(['reset', '--email', EDITOR.email], lake.directory, now)
  const before = await lake.call('/v2021-06-07/users/me', bearing(token))
  const old = await sendForm(lake, EDITOR)
  const renewed = await sendForm(lake, { email: EDITOR.email, password: passwordIn(said) })

  expect([before.status, old.status, renewed.status]).toEqual([401, 401, 303])
})

test.each([
  [['add', '--email', EDITOR.email, '--role', 'editor'], 'has an account already'],
  [['add', '--email', 'no address', '--role', 'editor'], 'is no e-mail address'],
  [['add', '--email', 'mitu@resort.example', '--role', 'owner'], '--role must be editor or viewer'],
  [['add', '--email', 'mitu@resort.example', '--role', 'editor', '--password', 'short'], 'too short: 10 characters'],
  [['reset', '--email', 'nobody@resort.example'], 'has no account'],
  [['reset'], '--email is missing'],
  [['dance', '--email', EDITOR.email], 'npm run staff -- list'],
  [['--dance'], 'npm run staff -- list'],
])('%j is refused with a sentence', async (args, sentence) => {
  const lake = await aStaffLake()

  expect(() => runStaffCommand(args, lake.directory, now)).toThrow(sentence)
})
