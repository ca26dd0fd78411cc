import type { ContentRight, Role } from '#contract/values/roles.ts'
import type { Db, Reads, Transaction } from '../platform/db/db.ts'

export type StaffRow = {
  id: number
  email: string
  name: string
  role: Role
  content: ContentRight
  passwordHash: string
  /** Until when a password signs in that was made up for the account; null for one of their own. */
  passwordUntil: Date | null
  totpSealed: string
  enrolledAt: Date | null
  pinHash: string
  lastSignInAt: Date | null
  endedAt: Date | null
}

const COLUMNS = `id, email, name, role, content, password_hash as "passwordHash", password_until as "passwordUntil", totp_sealed as "totpSealed", enrolled_at as "enrolledAt",
  pin_hash as "pinHash", last_sign_in_at as "lastSignInAt", ended_at as "endedAt"`

/** SQL: when a first password ends that is given at `at`. */
const FIRST_UNTIL = (at: string) => `${at}::timestamptz + interval '7 days'`

/** Those in use first. */
export async function selectAllStaff(db: Db): Promise<StaffRow[]> {
  return db.query<StaffRow>(`select ${COLUMNS} from staff order by ended_at is not null, lower(name), id`)
}

export async function selectStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(`select ${COLUMNS} from staff where email = $1 and ended_at is null`, [email])
  return row
}

/** What an account opens, and by which password. */
export type AccountRights = Pick<StaffRow, 'email' | 'role' | 'content' | 'passwordHash'> & { isEnded: boolean }

export async function selectRights(db: Reads): Promise<AccountRights[]> {
  return db.query<AccountRights>(
    `select email, role, content, password_hash as "passwordHash", ended_at is not null as "isEnded"
     from staff order by email`,
    [],
  )
}

/** Whether the account of this address has a password that was made up for it. */
export async function hasGivenPassword(db: Db, email: string): Promise<boolean> {
  const query = 'select 1 as found from staff where email = $1 and has_given_password'
  return (await db.query(query, [email])).length > 0
}

/** An account that is in use. */
export async function selectStaffById(db: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(`select ${COLUMNS} from staff where id = $1 and ended_at is null`, [id])
  return row
}

type NewStaff = { email: string; name: string; role: Role; content: ContentRight; passwordHash: string; at: Date }

/** Adds an account, or opens an ended one of that address again. Answers its id; undefined where the address is in use. */
export async function insertStaff(
  db: Db,
  { email, name, role, content, passwordHash, at }: NewStaff,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into staff (email, name, role, content, password_hash, has_given_password, password_until, created_at)
     values ($1, $2, $3, $6, $4, true, ${FIRST_UNTIL('$5')}, $5)
     on conflict (email) do update
       set name = excluded.name, role = excluded.role, content = excluded.content, password_hash = excluded.password_hash, has_given_password = true,
           password_until = excluded.password_until,
           totp_sealed = '', enrolled_at = null, pin_hash = '', pin_failures = 0, ended_at = null
       where staff.ended_at is not null
     returning id`,
    [email, name, role, passwordHash, at, content],
  )
  return row?.id
}

/** Adds the very first account; undefined where there is one already. */
export async function insertFirstStaff(
  db: Db,
  { email, name, passwordHash, at }: Omit<NewStaff, 'role' | 'content'>,
): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into staff (email, name, role, password_hash, has_given_password, password_until, created_at)
     select $1, $2, 'owner', $3, true, ${FIRST_UNTIL('$4')}, $4 where not exists (select 1 from staff)
     on conflict (email) do nothing
     returning id`,
    [email, name, passwordHash, at],
  )
  return row?.id
}

export async function updateRole(
  db: Db,
  id: number,
  { role, content }: { role: Role; content: ContentRight },
): Promise<void> {
  await db.change('update staff set role = $2, content = $3 where id = $1', [id, role, content])
}

/** An account that is in use. Until the transaction ends nobody ends it, or gives it another role or password. */
export async function lockAccount(db: Transaction, id: number): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(
    `select ${COLUMNS} from staff where id = $1 and ended_at is null for no key update`,
    [id],
  )
  return row
}

export async function updatePassword(
  db: Db,
  id: number,
  { passwordHash, isGiven, at }: { passwordHash: string; isGiven: boolean; at: Date },
): Promise<void> {
  await db.change(
    `update staff set password_hash = $2, has_given_password = $3::boolean,
       password_until = case when $3::boolean then ${FIRST_UNTIL('$4')} end
     where id = $1`,
    [id, passwordHash, isGiven, at],
  )
}

/** Forgets all that proves an account beside its password. */
export async function clearProofs(db: Db, id: number, at: Date): Promise<void> {
  await db.change(
    "update staff set totp_sealed = '', enrolled_at = null, pin_hash = '', pin_failures = 0 where id = $1",
    [id],
  )
  await db.change('delete from staff_recovery_code where staff_id = $1', [id])
  await db.change('update staff_browser set ended_at = $2 where staff_id = $1 and ended_at is null', [id, at])
}

export async function endAccount(db: Db, id: number, at: Date): Promise<void> {
  await db.change('update staff set ended_at = $2 where id = $1', [id, at])
}

/** Locks the accounts of all owners, so that two of them cannot end each other. Answers their ids. */
export async function lockOwners(db: Db): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    "select id from staff where role = 'owner' and ended_at is null order by id for no key update",
  )
  return rows.map(({ id }) => id)
}

/** Stores a secret where there is none; answers the one that is stored. */
export async function ensureTotp(db: Db, id: number, sealed: string): Promise<string> {
  const [row] = await db.query<{ stored: string }>(
    "update staff set totp_sealed = case when totp_sealed = '' then $2 else totp_sealed end where id = $1 returning totp_sealed as stored",
    [id, sealed],
  )
  return row?.stored ?? sealed
}

/** Uses up the codes of a step and of those before it; false where that happened already. */
export async function spendTotpStep(db: Db, id: number, step: number): Promise<boolean> {
  return (
    (await db.change('update staff set totp_last_step = $2 where id = $1 and totp_last_step < $2', [id, step])) === 1
  )
}

export async function setEnrolled(db: Db, id: number, at: Date): Promise<boolean> {
  return (await db.change('update staff set enrolled_at = $2 where id = $1 and enrolled_at is null', [id, at])) === 1
}

export async function noteSignIn(db: Db, id: number, at: Date): Promise<void> {
  await db.change('update staff set last_sign_in_at = $2, pin_failures = 0 where id = $1', [id, at])
}

export async function updatePin(db: Db, id: number, pinHash: string): Promise<void> {
  await db.change('update staff set pin_hash = $2, pin_failures = 0 where id = $1', [id, pinHash])
}

/** Takes one of the tries of a PIN before it is compared; false where none is left. */
export async function takePinTry(db: Db, id: number, tries: number): Promise<boolean> {
  return (
    (await db.change('update staff set pin_failures = pin_failures + 1 where id = $1 and pin_failures < $2', [
      id,
      tries,
    ])) === 1
  )
}

export async function givePinTriesBack(db: Db, id: number): Promise<void> {
  await db.change('update staff set pin_failures = 0 where id = $1', [id])
}

export async function insertRecoveryCodes(db: Db, id: number, hashes: readonly string[]): Promise<void> {
  await db.change(
    'insert into staff_recovery_code (staff_id, code_hash) select $1, hash from unnest(cast($2 as text[])) as codes (hash)',
    [id, hashes],
  )
}

export async function spendRecoveryCode(db: Db, id: number, hash: string, at: Date): Promise<boolean> {
  return (
    (await db.change(
      'update staff_recovery_code set used_at = $3 where staff_id = $1 and code_hash = $2 and used_at is null',
      [id, hash, at],
    )) === 1
  )
}

export async function selectStaffToReseal(db: Db, prefix: string): Promise<{ id: number; totpSealed: string }[]> {
  return db.query(
    `select id, totp_sealed as "totpSealed" from staff where totp_sealed <> '' and left(totp_sealed, length($1)) <> $1`,
    [prefix],
  )
}

export async function replaceTotp(db: Db, { id, from, to }: { id: number; from: string; to: string }): Promise<number> {
  return db.change('update staff set totp_sealed = $3 where id = $1 and totp_sealed = $2', [id, from, to])
}
