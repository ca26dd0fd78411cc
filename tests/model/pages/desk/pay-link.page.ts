import type { AnyMachineSnapshot } from 'xstate'
import { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import type { payLinkMachine } from '#machines/desk/pay-link.machine.ts'
import { texts } from '#desk/money/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { isPressable, misses, sees, seesOnly } from '#tests/model/browser/sight.ts'
import { link, payLinkFlow } from '#tests/model/models/desk/pay-link.model.ts'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { noticeChange } from '../desk-page.ts'
import { openOrderDialog, readinessOf } from './order-page.ts'

export const payLinkPage: PageFlow = { flow: payLinkFlow, open: openPayLink, unreachable: [] }

const DUE = 6_475
const { Summary, Bill } = aDeskOrder()

async function openPayLink(desk: Desk) {
  const { page, edge } = desk
  const calls = { readLink: edge.hold(readDeskPayLink), sendLink: edge.hold(sendPayLink) }
  // The chat is another site.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const { dialog, close, opener } = await openOrderDialog(desk, {
    role: 'desk',
    order: { Summary: { ...Summary, Due: DUE }, Bill: { ...Bill, Paid: Bill.Payable - DUE, Due: DUE } },
    opener: texts.payLink,
  })
  const sms = dialog.getByRole('button', { name: texts.linkBySms })
  const chat = dialog.getByRole('link', { name: texts.linkByWhatsApp })

  return placeOf<typeof payLinkMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'change.noticed': () => noticeChange(page, readDeskPayLink),
      async 'channel.chosen'({ via }) {
        if (via === 'sms') return sms.click()
        const opened = page.context().waitForEvent('page')
        await chat.click()
        await (await opened).close()
        return page.bringToFront()
      },
    },
    answers: { 'sendLink.resolves': () => calls.sendLink.answer(null) },
    looks: { closed: () => [sees(opener), misses(dialog)], open: linkSights, sending: linkSights },
    async showsMessage(message) {
      const { via }: { via?: unknown } = message
      return via === 'sms' ? showsToast(page, { type: 'toast', text: texts.linkSent }) : []
    },
  })

  function linkSights(shown: AnyMachineSnapshot) {
    const { link: read, problem } = shown.context
    if (!read) {
      const loading = dialog.getByRole('status', { name: 'Loading' })
      return [misses(sms), problem === undefined ? sees(loading) : seesOnly(dialog.getByRole('alert'), problem)]
    }
    return [
      sees(dialog.getByText(link.Text)),
      sees(chat),
      isPressable(sms, readinessOf(shown)),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
