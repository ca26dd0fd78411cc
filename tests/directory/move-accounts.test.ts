import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLake } from 'content-lake'
import { tokenOf } from 'content-lake/testing/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { derivedKeys, seal } from '#api/sealing/seal.ts'
import { hashPassword } from '#api/staff/secrets/password.ts'
import { makeTotpSecret, totpCode, totpStep } from '#api/staff/secrets/totp.ts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import { DeskSession, proveCode, signInToDesk } from '#contract/desk/account.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, type Desk } from '#tests/support/desk/members.ts'
import { moveStudioAccounts } from '#server/studio/move-accounts.ts'

/** The tables of `staff.sqlite` as the last release had them that signed people in itself. */
const TABLES = `
  create table staff (
    id text primary key, email text not null unique, name text not null,
    role text not null check (role in ('editor', 'viewer')), password_hash text not null, created_at integer not null,
    has_given_password integer not null default 0, totp_sealed text not null default '', totp_step integer not null default 0
  ) strict;
  create table staff_token (
    hash text primary key, staff_id text not null references staff (id) on delete cascade,
    created_at integer not null, used_at integer not null
  ) strict;
  create table staff_ticket (
    hash text primary key, staff_id text not null references staff (id) on delete cascade,
    expires_at integer not null, browser text
  ) strict;
  create table staff_preference (
    staff_id text not null references staff (id) on delete cascade, key text not null, value text not null,
    primary key (staff_id, key)
  ) strict;
  create table sign_in_attempt (id integer primary key, subject text not null, at integer not null) strict;
  create table staff_place (
    staff_id text not null references staff (id) on delete cascade, place text not null, at integer not null,
    primary key (staff_id, place)
  ) strict;
  create table staff_recovery_code (
    staff_id text not null references staff (id) on delete cascade, hash text not null, primary key (staff_id, hash)
  ) strict;
  create table staff_sign_in (
    hash text primary key, staff_id text not null references staff (id) on delete cascade, browser text not null,
    wants_app integer not null, is_proved integer not null default 0, totp_sealed text not null default '',
    expires_at integer not null
  ) strict;
  pragma user_version = 5;`

const PASSWORD = 'hilsa in the river'
const RECOVERY_CODE = 'abcd-efgh-ijkm-npqr'

const api = shareTestApi()
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moved-accounts-'))
  const database = before()
  database.exec(TABLES)
  database.close()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const before = () => new DatabaseSync(path.join(folder, 'staff.sqlite'))

type Former = { id: string; email: string; role?: string; hasGivenPassword?: boolean; secret?: string }

/** An account that the Studio had itself; with `secret` it has an authenticator app and a recovery code. */
async function aFormerAccount({ id, email, role = 'editor', hasGivenPassword = false, secret }: Former): Promise<void> {
  const keys = derivedKeys(api.deps.secrets.identityKeys, 'studio-totp')
  const sealed = secret === undefined ? '' : seal(secret, { keys, owner: `studio:${id}` })
  const passwordHash = await hashPassword(PASSWORD, api.deps.limits.passwordCost)
  const database = before()
  database
    .prepare('insert into staff values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(id, email, `Name of ${id}`, role, passwordHash, 1, Number(hasGivenPassword), sealed, 0)
  const hash = createHash('sha256').update(RECOVERY_CODE.replaceAll('-', '')).digest('base64')
  if (secret !== undefined) database.prepare('insert into staff_recovery_code values (?, ?)').run(id, hash)
  database.close()
}

const accounts = () =>
  api.deps.db.query('select email, role, content, has_given_password as given from staff order by id')
const signIn = async (Email: string, Password: string, desk: Desk) =>
  DeskSession.parse((await api.call(signInToDesk, { body: { Email, Password } }, { desk })).Data).Step
const move = () => moveStudioAccounts(api.deps, folder)

test('an account of the Studio goes on with its password, its app and its recovery codes', async () => {
  const secret = makeTotpSecret()
  await aFormerAccount({ id: 'staff1', email: 'rahima@resort.test', secret })
  await aFormerAccount({ id: 'staff2', email: 'karim@resort.test', role: 'viewer', hasGivenPassword: true })

  await move()
  const prove = async (Code: string) => {
    const desk: Desk = new Map()
    const step = await signIn('rahima@resort.test', PASSWORD, desk)
    const { Data } = await api.call(proveCode, { body: { Code, Remember: false } }, { desk })
    return [step, Data && DeskSession.parse(Data).Step]
  }

  expect(await accounts()).toEqual([
    { email: 'rahima@resort.test', role: 'studio', content: 'edit', given: false },
    { email: 'karim@resort.test', role: 'studio', content: 'view', given: true },
  ])
  expect(await prove(totpCode(secret, totpStep(api.clock.now)))).toEqual(['code', 'signedIn'])
  expect(await prove(RECOVERY_CODE)).toEqual(['code', 'signedIn'])
  expect(await prove(RECOVERY_CODE)).toEqual(['code', null])
  expect(await signIn('karim@resort.test', PASSWORD, new Map())).toBe('enrolling')
})

test('a member of the desk keeps password and role, and may do in the Studio what its account could', async () => {
  const { desk: _, ...member } = await aMember(api, 'desk', 'Rahima')
  await aFormerAccount({ id: 'staff1', email: member.email })

  await move()

  expect(await accounts()).toEqual([{ email: member.email, role: 'desk', content: 'edit', given: false }])
  expect(
    (await api.call(signInToDesk, { body: { Email: member.email, Password: PASSWORD } }, { desk: new Map() })).Code,
  ).toBe('password_wrong')
})

test('who was ended at the desk does not come back by the Studio', async () => {
  const { email, id } = await aMember(api, 'desk', 'Rahima')
  await api.deps.db.change('update staff set ended_at = $2 where id = $1', [id, api.clock.now])
  await aFormerAccount({ id: 'staff1', email })
  tokenOf(folder, email)

  await move()
  const database = before()
  const sessions = database.prepare('select * from staff_token').all()
  database.close()

  expect(sessions).toEqual([])
  expect((await api.call(signInToDesk, { body: { Email: email, Password: PASSWORD } }, { desk: new Map() })).Code).toBe(
    'password_wrong',
  )
})

test('two processes that start at once move each account once, and a later start changes nothing', async () => {
  await aFormerAccount({ id: 'staff1', email: 'rahima@resort.test', secret: makeTotpSecret() })
  await aFormerAccount({ id: 'staff2', email: 'karim@resort.test' })

  await Promise.all([move(), move()])
  await api.deps.db.change("update staff set content = 'none' where email = 'karim@resort.test'", [])
  await move()

  expect(await accounts()).toMatchObject([
    { email: 'rahima@resort.test', content: 'edit' },
    { email: 'karim@resort.test', content: 'none' },
  ])
})

test('what was interrupted, or cannot be read yet, is moved by a later start', async () => {
  const key = new Uint8Array(32).fill(9)
  await aFormerAccount({ id: 'staff1', email: 'rahima@resort.test', secret: makeTotpSecret() })
  await aFormerAccount({ id: 'staff2', email: 'karim@resort.test' })
  const unreadable = { ...api.deps, secrets: { ...api.deps.secrets, identityKeys: [key] as const }, log: silent }
  const failing = { ...api.deps, log: silent, now: () => expect.fail('The disk is full') }

  await moveStudioAccounts(failing, folder)
  const interrupted = await accounts()
  await moveStudioAccounts(unreadable, folder)
  const withoutKey = await accounts()
  await move()

  expect(interrupted).toEqual([])
  expect(withoutKey).toMatchObject([{ email: 'karim@resort.test' }])
  expect(await accounts()).toMatchObject([{ email: 'karim@resort.test' }, { email: 'rahima@resort.test' }])
})

test('an author in the history is the same person after the move, and no secret is left in the lake', async () => {
  await aFormerAccount({ id: 'staff1', email: 'rahima@resort.test', secret: makeTotpSecret() })
  await move()
  const lake = createLake({
    folder,
    directory: { signInUrl: (target) => target },
    now: () => api.clock.now,
    log: silent,
    project: LOCAL_LAKE,
    publicUrl: 'http://resort.test',
    origins: ['https://studio.test'],
  })

  lake.issueTicket(
    { email: 'rahima@resort.test', name: 'Rahima', role: 'editor' },
    { target: 'https://studio.test', cookies: '' },
  )
  lake.close()
  const database = before()
  const people = database.prepare('select id, name, password_hash as hash, totp_sealed as sealed from staff').all()
  const codes = database.prepare('select * from staff_recovery_code').all()
  database.close()

  expect(people).toEqual([{ id: 'staff1', name: 'Rahima', hash: '', sealed: '' }])
  expect(codes).toEqual([])
})

const silent = { info: () => {}, warn: () => {}, error: () => {} }
