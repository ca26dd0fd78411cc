import type { Db } from '#api/platform/db/db.ts'

export type CodePurpose = 'LOGIN' | 'REGISTRATION' | 'RESET'

export type CodeName = { id: string; phone: string }

export async function insertCode(
  db: Db,
  code: CodeName & { purpose: CodePurpose; source: string; codeMac: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.change(
    `insert into one_time_code (id, phone, purpose, source, code_mac, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [code.id, code.phone, code.purpose, code.source, code.codeMac, code.createdAt, code.expiresAt],
  )
}

/** Ends the codes of a phone and purpose that could still be used. */
export async function spendCodesOf(db: Db, phone: string, purpose: CodePurpose, now: Date): Promise<void> {
  const statement = 'update one_time_code set spent_at = $3 where phone = $1 and purpose = $2 and spent_at is null'
  await db.change(statement, [phone, purpose, now])
}

type Tries = CodeName & { now: Date; maxTries: number }

/** `attempts`: with this one. */
type TriedCode = { purpose: CodePurpose; codeMac: string; attempts: number }

/** Counts a try to sign in, before it is compared; undefined when the code opens no login. */
export async function tryLoginCode(db: Db, { id, phone, now, maxTries }: Tries): Promise<TriedCode | undefined> {
  const [row] = await db.query<TriedCode>(
    `update one_time_code set attempts = attempts + 1
     where id = $1 and phone = $2 and attempts < $4
       and ((purpose in ('LOGIN', 'RESET') and spent_at is null and expires_at > $3)
         or (purpose = 'REGISTRATION' and login_until > $3))
     returning purpose, attempts, code_mac as "codeMac"`,
    [id, phone, now, maxTries],
  )
  return row
}

/** Counts a try to register, before it is compared; undefined when the code is not good for a registration. */
export async function tryRegistrationCode(db: Db, { id, phone, now, maxTries }: Tries): Promise<TriedCode | undefined> {
  const [row] = await db.query<TriedCode>(
    `update one_time_code set attempts = attempts + 1
     where id = $1 and phone = $2 and attempts < $4
       and purpose = 'REGISTRATION' and spent_at is null and expires_at > $3
     returning purpose, attempts, code_mac as "codeMac"`,
    [id, phone, now, maxTries],
  )
  return row
}

export type CodeState = { purpose: CodePurpose; attempts: number; isSpent: boolean; expiresAt: Date }

export async function selectCodeState(db: Db, { id, phone }: CodeName): Promise<CodeState | undefined> {
  const [row] = await db.query<CodeState>(
    `select purpose, attempts, spent_at is not null as "isSpent", expires_at as "expiresAt"
     from one_time_code where id = $1 and phone = $2`,
    [id, phone],
  )
  return row
}

/** Uses a code up; false when another request was faster. */
export async function spendCode(db: Db, id: string, now: Date): Promise<boolean> {
  const changed = await db.change(
    'update one_time_code set spent_at = $2, verified_at = $2 where id = $1 and spent_at is null',
    [id, now],
  )
  return changed === 1
}

/** Uses a code up for a registration, and leaves it good for one login; false when another request was faster. */
export async function spendRegistrationCode(
  db: Db,
  id: string,
  spent: { now: Date; loginUntil: Date },
): Promise<boolean> {
  const changed = await db.change(
    `update one_time_code set spent_at = $2, verified_at = $2, login_until = $3, attempts = 0
     where id = $1 and spent_at is null`,
    [id, spent.now, spent.loginUntil],
  )
  return changed === 1
}

/** Uses up the login that a registration left; false when another request was faster. */
export async function spendLoginOfRegistration(db: Db, id: string): Promise<boolean> {
  const changed = await db.change(
    'update one_time_code set login_until = null where id = $1 and login_until is not null',
    [id],
  )
  return changed === 1
}

/** Codes of one purpose for one phone follow each other. */
export type SendSlot = { phone: string; purpose: CodePurpose }

/** Waits while another request sends such a code, and makes others wait until the caller's transaction ends. */
export async function takeSendSlot(db: Db, { phone, purpose }: SendSlot, now: Date): Promise<void> {
  await db.change(
    `insert into code_turn (phone, purpose, taken_at) values ($1, $2, $3)
     on conflict (phone, purpose) do update set taken_at = excluded.taken_at`,
    [phone, purpose, now],
  )
}

type RecentCodes = { sent: number; newestAt: Date | null; alive: number }

/** Codes of one phone and purpose that were sent for one source. */
export type CodesOf = SendSlot & { source: string }

/** How many codes were sent since then, when the newest was, and how many of them can still be used. */
export async function selectRecentCodes(
  db: Db,
  { phone, purpose, source }: CodesOf,
  { since, now, maxTries }: { since: Date; now: Date; maxTries: number },
): Promise<RecentCodes> {
  const [row] = await db.query<RecentCodes>(
    `select count(*) as sent, max(created_at) as "newestAt",
            count(case when spent_at is null and expires_at > $4 and attempts < $5 then 1 end) as alive
     from one_time_code where phone = $1 and purpose = $2 and created_at > $3 and source = $6`,
    [phone, purpose, since, now, maxTries, source],
  )
  return row ?? { sent: 0, newestAt: null, alive: 0 }
}

/** When the codes of a phone for one source were sent since then, of any purpose, the newest first. */
export async function selectCodeTimes(
  db: Db,
  { phone, source }: Pick<CodesOf, 'phone' | 'source'>,
  since: Date,
): Promise<Date[]> {
  const rows = await db.query<{ at: Date }>(
    `select created_at as at from one_time_code where phone = $1 and source = $2 and created_at > $3
     order by created_at desc`,
    [phone, source, since],
  )
  return rows.map(({ at }) => at)
}

type Failures = { failed: number; newestAt: Date | null }

/** How many wrong codes were given for a phone by one source since then, and when the newest was. */
export async function selectFailures(
  db: Db,
  { phone, source }: Pick<CodesOf, 'phone' | 'source'>,
  since: Date,
): Promise<Failures> {
  const [row] = await db.query<Failures>(
    `select count(*) as failed, max(failed_at) as "newestAt" from failed_code
     where phone = $1 and source = $2 and failed_at > $3`,
    [phone, source, since],
  )
  return row ?? { failed: 0, newestAt: null }
}

export async function insertFailure(
  db: Db,
  { phone, source, at }: Pick<CodesOf, 'phone' | 'source'> & { at: Date },
): Promise<void> {
  await db.change('insert into failed_code (phone, source, failed_at) values ($1, $2, $3)', [phone, source, at])
}

const UNKNOWN_PHONES = 'strangers'

/** Until when phones that never signed in get no codes; undefined when they get them. */
export async function selectPauseEnd(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await db.query<{ endsAt: Date }>(
    'select ends_at as "endsAt" from code_pause where name = $1 and ends_at > $2',
    [UNKNOWN_PHONES, now],
  )
  return row?.endsAt
}

/** Begins a pause; false when another request was faster. */
export async function beginPause(db: Db, { now, endsAt }: { now: Date; endsAt: Date }): Promise<boolean> {
  const changed = await db.change(
    `insert into code_pause (name, ends_at) values ($1, $3)
     on conflict (name) do update set ends_at = excluded.ends_at where code_pause.ends_at <= $2`,
    [UNKNOWN_PHONES, now, endsAt],
  )
  return changed === 1
}

type CodeUse = { sent: number; verified: number }

/** How many codes were sent since then, and how many of those were verified. */
export async function countCodesSince(db: Db, since: Date): Promise<CodeUse> {
  const [row] = await db.query<CodeUse>(
    'select count(*) as sent, count(verified_at) as verified from one_time_code where created_at > $1',
    [since],
  )
  return row ?? { sent: 0, verified: 0 }
}

/** Whether this phone belongs to a guest who once gave a code. */
export async function selectHasSignedIn(db: Db, phone: string): Promise<boolean> {
  const statement = 'select 1 from guest_sign_in s join guest g on g.id = s.guest_id where g.phone = $1'
  const rows = await db.query(statement, [phone])
  return rows.length > 0
}
