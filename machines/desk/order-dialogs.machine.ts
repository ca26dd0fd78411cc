// What is written about a booking, and the link by which its guest pays.

import { formMachine } from '#machines/parts/form.ts'
import { missingText, type Problems } from '#machines/parts/problems.ts'
import type { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import type { DataOf, RequestOf } from '#contract/endpoint.ts'
import { readingDialogMachine } from '#machines/parts/dialog.ts'

// A note in the history of a booking, for staff alone. Once it is there, the next one can be written.

export const noteMachine = formMachine({
  id: 'note',
  start: () => ({ text: '' }),
  validate: ({ fields }) => ({ text: missingText(fields.text) }),
  after: () => ({ text: '' }),
})

// The link by which a guest pays without signing in is read, and sent by SMS; or by WhatsApp, where staff send it themselves and it is only
// recorded. Either closes the dialog.

export type PayLink = DataOf<typeof readDeskPayLink>
export type Channel = RequestOf<typeof sendPayLink>['body']['Via']

type LinkFields = { via: Channel }

export const payLinkMachine = readingDialogMachine<LinkFields, Problems<LinkFields>, { code: string }, PayLink>({
  id: 'payLink',
  start: (): LinkFields => ({ via: 'sms' }),
  validate: () => ({}),
})
