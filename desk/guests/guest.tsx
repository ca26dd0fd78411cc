import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { DetailsAtDesk } from '#contract/guests/guests.ts'
import { showPhone, telephoneUrl } from '#ui/lib/phone.ts'
import { PhoneNumber } from '#ui/values.tsx'
import { mailUrl, whatsAppUrl } from './contact-links.ts'
import styles from './guest.module.css'
import { plainText } from './plain-text.ts'

const texts = {
  noName: 'No name yet',
  call: (name: string) => `Call ${name}`,
  whatsApp: (name: string) => `WhatsApp to ${name}`,
  write: (name: string) => `Write to ${name}`,
} as const

/** A name as its guest typed it. Isolated: letters that run from right to left do not move what is next to it. */
export function GuestName({ name }: { name: string }) {
  return <bdi>{nameOf(name)}</bdi>
}

/** A name within a sentence. */
export function nameOf(name: string): string {
  const plain = plainText(name).trim()
  return plain === '' ? texts.noName : plain
}

type ContactsProps = { name: string; phone: string; email?: string }

/** How a guest is reached: by a call, by WhatsApp, by e-mail. */
export function Contacts({ name, phone, email = '' }: ContactsProps) {
  const chat = whatsAppUrl(phone)
  const person = nameOf(name)
  if (phone === '' && email === '') return null
  return (
    <span className={styles['contacts']}>
      {phone !== '' && (
        <a href={telephoneUrl(phone)} aria-label={`${showPhone(plainText(phone))}: ${texts.call(person)}`}>
          <Phone size={15} aria-hidden="true" />
          <bdi>
            <PhoneNumber phone={plainText(phone)} />
          </bdi>
        </a>
      )}
      {chat !== undefined && (
        <a
          className={styles['sign']}
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.whatsApp(person)}
          title={texts.whatsApp(person)}
        >
          <MessageCircle size={17} aria-hidden="true" />
        </a>
      )}
      {email !== '' && (
        <a href={mailUrl(email)} aria-label={`${plainText(email)}: ${texts.write(person)}`}>
          <Mail size={15} aria-hidden="true" />
          <bdi>{plainText(email)}</bdi>
        </a>
      )}
    </span>
  )
}

/** What else of a guest is shown next to how they are reached. */
export function GuestDetails({ guest: { Country } }: { guest: DetailsAtDesk }) {
  return Country !== '' && <bdi>{plainText(Country)}</bdi>
}
