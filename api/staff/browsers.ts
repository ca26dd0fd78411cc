import { randomBytes } from 'node:crypto'
import type { Db } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { REMEMBERED_SECONDS, type DeskBrowser } from '../platform/http/desk-caller.ts'
import { sessionName } from '../platform/sessions/sessions.ts'
import {
  insertBrowser,
  selectRememberedBrowser,
  type BrowserKind,
  type BrowserRow,
  endAllBrowsers,
} from './browsers.sql.ts'

/** The caller's browser, where it is remembered for this account. */
export async function rememberedBrowser(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staffId: number,
  { rememberedBy }: DeskBrowser,
): Promise<BrowserRow | undefined> {
  if (rememberedBy === '') return undefined
  return selectRememberedBrowser(db, { staffId, tokenHash: sessionName(rememberedBy), now: now() })
}

/** Remembers a browser for an account; the database has only the hash of its token. */
export async function rememberBrowser(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  { staffId, agent }: { staffId: number; agent: string },
): Promise<{ id: number; token: string }> {
  const token = `dsb_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now().getTime() + REMEMBERED_SECONDS * 1000)
  const id = await insertBrowser(db, { staffId, tokenHash: sessionName(token), ...browserKindOf(agent), expiresAt })
  return { id, token }
}

const programs = [/Edg(?=\/)/, /OPR(?=\/)/, /SamsungBrowser/, /Firefox/, /Chrome/, /Safari/]
const systems = [/Android/, /iPhone/, /iPad/, /Windows/, /Macintosh/, /Linux/]
const shownAs: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung',
  Macintosh: 'Mac',
}

/** What a person recognizes of a browser's own words. */
function browserKindOf(agent: string): BrowserKind {
  const firstOf = (patterns: readonly RegExp[]) => {
    const found = patterns.map((pattern) => pattern.exec(agent)?.[0]).find((name) => name !== undefined) ?? ''
    return shownAs[found] ?? found
  }
  return { program: firstOf(programs), system: firstOf(systems) }
}

/** Each browser of a member wants the second factor again. */
export async function forgetEveryBrowser(db: Db, at: Date): Promise<void> {
  await endAllBrowsers(db, at)
}
