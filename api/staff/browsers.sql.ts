import type { Db } from '../platform/db/db.ts'

/** A program and a system, as Chrome and Android; empty where unknown. */
export type BrowserKind = { program: string; system: string }

export type BrowserRow = BrowserKind & { id: number; staffId: number; expiresAt: Date }

const COLUMNS = 'id, staff_id as "staffId", program, system, expires_at as "expiresAt"'

/** The browser with this token, while it is remembered for this account. */
export async function selectRememberedBrowser(
  db: Db,
  { staffId, tokenHash, now }: { staffId: number; tokenHash: string; now: Date },
): Promise<BrowserRow | undefined> {
  const [row] = await db.query<BrowserRow>(
    `select ${COLUMNS} from staff_browser
     where token_hash = $1 and staff_id = $2 and ended_at is null and expires_at > $3`,
    [tokenHash, staffId, now],
  )
  return row
}

export async function selectRememberedBrowsers(db: Db, now: Date): Promise<BrowserRow[]> {
  return db.query<BrowserRow>(
    `select ${COLUMNS} from staff_browser where ended_at is null and expires_at > $1 order by expires_at desc, id`,
    [now],
  )
}

export async function insertBrowser(
  db: Db,
  browser: BrowserKind & { staffId: number; tokenHash: string; expiresAt: Date },
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    'insert into staff_browser (staff_id, token_hash, program, system, expires_at) values ($1, $2, $3, $4, $5) returning id',
    [browser.staffId, browser.tokenHash, browser.program, browser.system, browser.expiresAt],
  )
  if (!row) throw new Error('A browser was not stored')
  return row.id
}

/** Answers whose it was; undefined where it was not remembered any more. */
export async function endBrowser(db: Db, id: number, at: Date): Promise<number | undefined> {
  const [row] = await db.query<{ staffId: number }>(
    'update staff_browser set ended_at = $2 where id = $1 and ended_at is null returning staff_id as "staffId"',
    [id, at],
  )
  return row?.staffId
}

export async function endAllBrowsers(db: Db, at: Date): Promise<void> {
  await db.change('update staff_browser set ended_at = $1 where ended_at is null', [at])
}
