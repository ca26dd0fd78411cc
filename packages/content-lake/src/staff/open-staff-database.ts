import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The server and the staff command may write at the same time: one waits so long for the other. */
const PATIENCE_MS = 10_000

/** Forward only: a step that was released is never edited, what is new becomes the next one. Moments are milliseconds. */
const steps: readonly string[] = [
  `create table staff (
     id text primary key,
     email text not null unique,
     name text not null,
     role text not null check (role in ('editor', 'viewer')),
     password_hash text not null,
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
     expires_at integer not null
   ) strict;
   create table sign_in_attempt (
     id integer primary key,
     subject text not null,
     at integer not null
   ) strict;
   create index sign_in_attempt_by_subject on sign_in_attempt (subject, at);
   create table staff_preference (
     staff_id text not null references staff (id) on delete cascade,
     key text not null,
     value text not null,
     primary key (staff_id, key)
   ) strict;`,
  `create table staff_place (
     staff_id text not null references staff (id) on delete cascade,
     network text not null,
     at integer not null,
     primary key (staff_id, network)
   ) strict;`,
  `alter table staff_ticket add column browser text;`,
  `alter table staff_place rename column network to place;`,
  `alter table staff add column has_given_password integer not null default 0;
   alter table staff add column totp_sealed text not null default '';
   alter table staff add column totp_step integer not null default 0;
   create table staff_recovery_code (
     staff_id text not null references staff (id) on delete cascade,
     hash text not null,
     primary key (staff_id, hash)
   ) strict;
   create table staff_sign_in (
     hash text primary key,
     staff_id text not null references staff (id) on delete cascade,
     browser text not null,
     wants_app integer not null,
     is_proved integer not null default 0,
     totp_sealed text not null default '',
     expires_at integer not null
   ) strict;`,
  // People sign in at a directory now. Accounts keep their columns until they were moved there.
  `drop table sign_in_attempt;
   drop table staff_place;
   drop table staff_sign_in;`,
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
  const database = new DatabaseSync(staffFileIn(directory), { timeout: PATIENCE_MS })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Immediate, so that of two processes that open a new file at once the second one finds the steps taken.
  database.exec('begin immediate')
  const taken = Number(database.prepare('pragma user_version').get()?.['user_version'])
  for (const step of steps.slice(taken)) database.exec(step)
  database.exec(`pragma user_version = ${Math.max(taken, steps.length)}`)
  database.exec('commit')
  return database
}
