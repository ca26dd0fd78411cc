import { sendContactMessage } from '#contract/site/contact.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { mailResort } from '#api/platform/messages/notify-resort.ts'
import { insertContactMessage } from './contact.sql.ts'

export const contactRoutes: Route[] = [serve(sendContactMessage, receiveMessage)]

/** Stores what a visitor writes to the resort, and mails it there. */
function receiveMessage(
  { now, resortEmail }: Pick<Deps, 'now' | 'resortEmail'>,
  { body, once }: Call<typeof sendContactMessage>,
): Promise<null> {
  const { Name: name, PhoneNumber: phone, Email: email, Message: message } = body
  return once(async (db) => {
    const received = { name, phone, email, message, at: now() }
    await insertContactMessage(db, received)
    await mailResort(db, { resortEmail }, { say: (t) => t.resort.contact(received), at: received.at })
    return null
  })
}
