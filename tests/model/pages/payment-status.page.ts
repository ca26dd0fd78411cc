import type { AnyMachineSnapshot } from 'xstate'
import { getPaymentState } from '#contract/payments.ts'
import type { PaymentReport, paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { paymentHeadlines, texts as machineTexts } from '#machines/parts/texts.ts'
import { texts } from '#src/payment-status/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { misses, sees } from '#tests/model/browser/sight.ts'
import { paymentStatusFlow } from '#tests/model/models/payment-status.model.ts'

const ADDRESS = '/Booking/Status?Code=ABCDEFGHJKMN&Payment=100&Phone=01712345678&Id=01JABCDEFGHJKMNPQRSTVWXYZ0'
const POLL_PAUSE_MS = 3_000

export const paymentStatusPage: PageFlow = {
  flow: paymentStatusFlow,
  unreachable: [],
  async open({ page, edge }) {
    const askState = edge.hold(getPaymentState)
    const verdict = (headline: string) => () => [
      sees(page.getByRole('heading', { name: headline })),
      misses(page.getByText(texts.asking)),
    ]
    /** Of a balance the specified headline is only a line: the order stays confirmed. */
    const verdictOfOrder = (headline: string) => (shown: AnyMachineSnapshot) =>
      hasBalance(shown)
        ? [
            sees(page.getByText(headline, { exact: true })),
            sees(page.getByRole('heading', { name: 'Your stay is safe' })),
            sees(page.getByText('Only this payment was not taken: BDT 10,465 is still due.')),
            misses(page.getByRole('heading', { name: headline })),
            misses(page.getByRole('main').getByText(/released|Search Room/)),
          ]
        : [...verdict(headline)(), misses(page.getByText('is still due'))]
    const undecided = () => [
      sees(page.getByRole('heading', { name: 'Booking Status' })),
      sees(page.getByText(texts.asking)),
    ]
    const clock = await takeClock(page)
    await open(page, ADDRESS)
    await clock.stop()

    return placeOf<typeof paymentStatusMachine>({
      calls: { askState },
      gestures: {},
      answers: { 'pollPause.elapses': () => clock.pass(POLL_PAUSE_MS) },
      looks: {
        asking: undecided,
        judging: 'unseen',
        pending: undecided,
        success: verdict(paymentHeadlines.success),
        failed: verdictOfOrder(paymentHeadlines.failed),
        cancelled: verdictOfOrder(paymentHeadlines.cancelled),
        inReview: verdict(machineTexts.paymentInReview),
        unknown: verdict(paymentHeadlines.unknown),
      },
    })
  },
}

function hasBalance({ context }: AnyMachineSnapshot): boolean {
  const report: PaymentReport | undefined = context.report
  return report?.Status === 'Confirmed' && report.Due > 0
}
