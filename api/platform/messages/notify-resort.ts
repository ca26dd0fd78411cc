import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { resortWords, type Texts } from '../texts/catalogues.ts'
import { enqueue } from './outbox.ts'

export type ResortContact = Pick<Deps, 'resortEmail' | 'dutyPhone'>

export type ResortMessage = { say: (t: Texts) => { subject: string; lines: readonly string[] }; at: Date }

/** Notifies the resort in the caller's transaction: all of it by e-mail, and its subject by SMS to the phone on duty, if there is one. */
export async function notifyResort(
  db: Db,
  { resortEmail, dutyPhone }: ResortContact,
  { say, at }: ResortMessage,
): Promise<void> {
  await mailResort(db, { resortEmail }, { say, at })
  const text = say(resortWords).subject
  if (dutyPhone !== undefined) await enqueue(db, { channel: 'sms', to: dutyPhone, text, at })
}

/** Notifies the resort by e-mail alone. */
export async function mailResort(
  db: Db,
  { resortEmail }: Pick<ResortContact, 'resortEmail'>,
  { say, at }: ResortMessage,
): Promise<void> {
  const { subject, lines } = say(resortWords)
  await enqueue(db, { channel: 'email', to: resortEmail, text: [subject, '', ...lines].join('\n'), at })
}
