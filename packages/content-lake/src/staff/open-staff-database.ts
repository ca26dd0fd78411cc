import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openSharedDatabase } from '../core/open-shared-database.ts'
import { UnreleasedTables } from './unreleased-tables.ts'

/** The version after the first step; those before it were never released. */
const FIRST = 7

/** Forward only: a step that was released is never edited, what is new becomes the next one. Moments are milliseconds. */
const steps: readonly string[] = [
  `create table staff (
     id text primary key,
     email text not null unique,
     name text not null,
     role text not null check (role in ('editor', 'viewer')),
     created_at integer not null
   ) strict;
   create table staff_token (
     hash text primary key,
     staff_id text not null references staff (id) on delete cascade,
     created_at integer not null,
     used_at integer not null
   ) strict;
   create table staff_ticket (
     hash text primary key,
     staff_id text not null references staff (id) on delete cascade,
     expires_at integer not null,
     browser text
   ) strict;
   create table staff_preference (
     staff_id text not null references staff (id) on delete cascade,
     key text not null,
     value text not null,
     primary key (staff_id, key)
   ) strict;`,
  // A check is part of its column: SQLite changes neither.
  `alter table staff add column any_role text not null default 'viewer' check (any_role in ('editor', 'contributor', 'viewer'));
   update staff set any_role = role;
   alter table staff drop column role;
   alter table staff rename column any_role to role;`,
]

export function staffFileIn(directory: string): string {
  return path.join(directory, 'staff.sqlite')
}

/**
 * Opens `staff.sqlite`: who opened the Studio, and their sessions. It is a file of its own, because the lake's other file belongs to one
 * process alone, while a command next to the running server may end sessions.
 */
export function openStaffDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = staffFileIn(directory)
  const database = openSharedDatabase(file, (opened) => {
    const found = versionOf(opened)
    if (found > 0 && found < FIRST) throw new UnreleasedTables(`${file} is of a version before the first release`)
  })
  // Immediate, so that of two processes that open a new file at once the second one finds the steps taken.
  database.exec('begin immediate')
  const version = versionOf(database)
  for (const step of steps.slice(Math.max(0, version - FIRST + 1))) database.exec(step)
  database.exec(`pragma user_version = ${Math.max(version, FIRST + steps.length - 1)}`)
  database.exec('commit')
  return database
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('pragma user_version').get()?.['user_version'])
}
