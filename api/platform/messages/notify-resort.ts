import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { enqueue } from './outbox.ts'

export type ResortContact = Pick<Deps, 'resortEmail' | 'dutyPhone'>

type ResortMessage = { subject: string; lines: readonly string[]; at: Date }

/** Notifies the resort in the caller's transaction: all of it by e-mail, and its subject by SMS to the phone on duty, if there is one. */
export async function notifyResort(
  db: Db,
  { resortEmail, dutyPhone }: ResortContact,
  { subject, lines, at }: ResortMessage,
): Promise<void> {
  await enqueue(db, { channel: 'email', to: resortEmail, text: [subject, '', ...lines].join('\n'), at })
  if (dutyPhone !== undefined) await enqueue(db, { channel: 'sms', to: dutyPhone, text: subject, at })
}
