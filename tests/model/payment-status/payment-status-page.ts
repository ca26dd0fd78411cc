import { getPaymentState } from '#contract/payment.ts'
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { paymentHeadlines, texts as machineTexts } from '#machines/texts.ts'
import { texts } from '#src/payment-status/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { misses, sees } from '#tests/model/browser/sight.ts'
import { paymentStatusFlow } from './payment-status.flow.ts'
import type { PaymentStatusStep } from './payment-status.model.ts'

export const paymentStatusPage: PageFlow<PaymentStatusStep> = {
  flow: paymentStatusFlow,
  open: openStatusPage,
  unreachable: [],
}

const ADDRESS = '/Booking/Status?Code=ABCDEFGHJKMN&Payment=100&Phone=01712345678&Id=01JABCDEFGHJKMNPQRSTVWXYZ0'
const POLL_PAUSE_MS = 3_000

type Place = PagePlace<PaymentStatusStep, StateOf<typeof paymentStatusMachine>>

async function openStatusPage({ page, edge }: Desk): Promise<Place> {
  const askState = edge.hold(getPaymentState)
  const verdict = (headline: string) => [
    sees(page.getByRole('heading', { name: headline })),
    misses(page.getByText(texts.asking)),
  ]
  const undecided = () => [
    sees(page.getByRole('heading', { name: 'Booking Status' })),
    sees(page.getByText(texts.asking)),
  ]
  const clock = await takeClock(page)
  await open(page, ADDRESS)
  await clock.stop()

  async function play(event: PaymentStatusStep): Promise<void> {
    switch (event.type) {
      case 'askState.resolves':
        return askState.answer(event.output)
      case 'askState.rejects':
        return event.cause === 'no such payment' ? askState.refuse(event.error) : askState.fail(event.cause)
      case 'pollPause.elapses':
        return clock.pass(POLL_PAUSE_MS)
      default:
        return event satisfies never
    }
  }

  return {
    calls: { askState },
    play,
    looks: {
      asking: undecided,
      judging: 'unseen',
      pending: undecided,
      success: () => verdict(paymentHeadlines.success),
      failed: () => verdict(paymentHeadlines.failed),
      cancelled: () => verdict(paymentHeadlines.cancelled),
      inReview: () => verdict(machineTexts.paymentInReview),
      unknown: () => verdict(paymentHeadlines.unknown),
    },
  }
}
