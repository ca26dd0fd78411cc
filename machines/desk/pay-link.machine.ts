// The link by which a guest pays without signing in is read, and sent by SMS; or by WhatsApp, where staff send it themselves and it is only
// recorded. Either closes the dialog.

import type { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import type { DataOf, RequestOf } from '#contract/endpoint.ts'
import { readingDialogMachine } from '#machines/parts/dialog.ts'
import type { Problems } from '#machines/parts/problems.ts'

export type PayLink = DataOf<typeof readDeskPayLink>
export type Channel = RequestOf<typeof sendPayLink>['body']['Via']

type LinkFields = { via: Channel }

export const payLinkMachine = readingDialogMachine<LinkFields, Problems<LinkFields>, { code: string }, PayLink>({
  id: 'payLink',
  start: (): LinkFields => ({ via: 'sms' }),
  validate: () => ({}),
})
