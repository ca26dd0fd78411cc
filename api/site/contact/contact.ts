import { sendContactMessage } from '#contract/site/contact.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { insertContactMessage, type ContactMessage } from './contact.sql.ts'

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
    await enqueue(db, { channel: 'email', to: resortEmail, text: mailOf(received), at: received.at })
    return null
  })
}

function mailOf({ name, phone, email, message }: ContactMessage): string {
  return `A message from the contact form\n\nName: ${name}\nPhone: ${phone}\nE-mail: ${email}\n\n${message}`
}
