import type { Db } from '../db/db.ts'

export type CodePurpose = 'LOGIN' | 'REGISTRATION' | 'RESET'

export type CodeName = { id: string; phone: string }

export async function insertCode(
  db: Db,
  code: CodeName & { purpose: CodePurpose; codeMac: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.change(
    `insert into one_time_code (id, phone, purpose, code_mac, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [code.id, code.phone, code.purpose, code.codeMac, code.createdAt, code.expiresAt],
  )
}

/** Ends the codes of a phone and purpose that could still be used. */
export async function spendCodesOf(db: Db, phone: string, purpose: CodePurpose, now: Date): Promise<void> {
  await db.change('update one_time_code set spent_at = $3 where phone = $1 and purpose = $2 and spent_at is null', [
    phone,
    purpose,
    now,
  ])
}

type Tries = CodeName & { now: Date; maxTries: number }

export type TriedCode = { purpose: CodePurpose; codeMac: string }

/** Counts a try to sign in, before it is compared; undefined when the code opens no login. */
export async function tryLoginCode(db: Db, { id, phone, now, maxTries }: Tries): Promise<TriedCode | undefined> {
  const [row] = await db.query<TriedCode>(
    `update one_time_code set attempts = attempts + 1
     where id = $1 and phone = $2 and attempts < $4
       and ((purpose in ('LOGIN', 'RESET') and spent_at is null and expires_at > $3)
         or (purpose = 'REGISTRATION' and login_until > $3))
     returning purpose, code_mac as "codeMac"`,
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
     returning purpose, code_mac as "codeMac"`,
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

export async function deleteCodesBefore(db: Db, before: Date): Promise<number> {
  return db.change('delete from one_time_code where expires_at < $1', [before])
}
