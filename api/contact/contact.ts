import { missingContactFields, type sendContactMessage } from '#contract/contact.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import type { Activity } from '../activity/claim.ts'
import { once, recall } from '../activity/once.ts'
import type { Deps } from '../deps.ts'
import { requireFields } from '../http/require-fields.ts'
import { enqueue } from '../messages/outbox.ts'
import { spend } from '../throttle/throttle.ts'
import { insertContactMessage, type ContactMessage } from './contact.sql.ts'

type ContactDeps = Pick<Deps, 'db' | 'now' | 'limits' | 'resortEmail'>

type Press = RequestOf<typeof sendContactMessage> & { network: string; activity: Activity }

/** Keeps what somebody writes to the resort, and mails it there. Throws `fields_missing`, naming what is empty. */
export async function receiveMessage(deps: ContactDeps, { body, network, activity }: Press): Promise<null> {
  requireFields(missingContactFields(body))
  const known = await recall<null>(deps, activity)
  if (known !== undefined) return known

  await spend(deps, `contact:network:${network}`, deps.limits.contactsPerAddress)
  await spend(deps, 'contact:all', deps.limits.contactsPerDay)

  const message = {
    name: body.Name,
    phone: body.PhoneNumber,
    email: body.Email,
    message: body.Message,
    at: deps.now(),
  }
  return once(deps, activity, async (db) => {
    await insertContactMessage(db, message)
    await enqueue(db, { channel: 'email', to: deps.resortEmail, text: mailOf(message), at: message.at })
    return null
  })
}

function mailOf({ name, phone, email, message }: ContactMessage): string {
  return `A message from the contact form\n\nName: ${name}\nPhone: ${phone}\nE-mail: ${email}\n\n${message}`
}
