import { type CustomValidator, defineField } from 'sanity'
import { isOwnPath } from '../../../contract/values/redirects.ts'
import { existingPage } from './existing-page.ts'
import { requiredText } from './text.ts'

declare module 'sanity' {
  interface StringOptions {
    /** It is a link: the pages of this site are offered to choose from. */
    isLink?: boolean
  }
}

/** Options of a text that is a link. */
export const asLink = { isLink: true } as const

const HINT = 'A link begins with “/” for a page of this site, or with “https://”, “mailto:” or “tel:”.'

const WEB_ADDRESS = /^https?:\/\/[^\s/\\]+\.[^\s\\]+$/i
const MAIL_OR_PHONE = /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d\s().-]{3,})$/i

/** The addresses that a link of the site may have: a page of ours, a web address, a mail address or a phone number. */
export function isSafeLink(value: string): boolean {
  return isOwnPath(value) || WEB_ADDRESS.test(value) || MAIL_OR_PHONE.test(value)
}

/** Nothing may be there, but what is there must be a safe link. */
export const safeLink: CustomValidator<string | undefined> = (value) =>
  value === undefined || value === '' || isSafeLink(value) || HINT

type LinkField = {
  /** Said where it is empty. */
  missing: string
  group?: string
  initialValue?: string
}

/** A link that must be there, be safe, and lead to a page that exists. */
export function linkField(name: string, title: string, description: string, { missing, ...placed }: LinkField) {
  return defineField({
    name,
    title,
    type: 'string',
    description,
    options: asLink,
    ...placed,
    validation: (rule) => [rule.required().error(missing), rule.custom(safeLink), rule.custom(existingPage).warning()],
  })
}

/** Where a button leads. */
export const buttonLinkField = (description: string, placed: Omit<LinkField, 'missing'> = {}) =>
  linkField('URL', 'The button leads to', description, { missing: 'Please say where the button leads.', ...placed })

/** A button that leads on to a booking unless staff say otherwise: its words, and where it leads. */
export const buttonFields = (description: string, placed: { group?: string } = {}) => [
  defineField({
    name: 'BtnText',
    title: 'Words on the button',
    type: 'string',
    description: 'What happens when it is pressed, such as “Find your dates”. Up to 24 characters.',
    initialValue: 'Find your dates',
    validation: requiredText(24),
    ...placed,
  }),
  buttonLinkField(description, { initialValue: '/searchroom', ...placed }),
]
