import { blankOldCodes, sendDueMessages, type Sender } from '../platform/messages/outbox.ts'
import type { Deps } from '../platform/deps.ts'
import { closeOldStays } from '../reception/stays/close-stays.ts'
import { resealIdentityNumbers } from '../guests/identity-number.ts'
import { writeMorningList } from '../reception/morning-list/morning-list.ts'
import { expireHolds } from '../orders/holds/expire-holds.ts'
import { reconcileAttempts } from '../money/payments/reconcile.ts'
import { reconcileRefunds } from '../money/refunds/settle-refund.ts'
import { forgetOldPersonalData } from './personal-data/personal-data.ts'
import { resealRegisteredNumbers } from '../reception/registration/documents.ts'
import { forgetOldRows } from './retention/retention.ts'
import { askForReviews } from '../catalogue/reviews/ask-for-reviews.ts'
import { resealTotpSecrets } from '../staff/totp-secret.ts'
import { watchBudgets } from '../platform/throttle/watch-budgets.ts'

/** Work that comes back: `run` begins at once, and again `everySeconds` after it ended. */
export type Job = { name: string; everySeconds: number; run: () => Promise<unknown> }

/** `retainsCodes`: codes stay readable after they were sent, for the inbox of a trial installation. */
type Mailing = { send: Sender; retainsCodes: boolean }

const MINUTE = 60
const HOUR = 60 * MINUTE
/** For what reads much of a table; a process that starts does it too. */
const DAY = 24 * HOUR

/** All jobs of the API. */
export function jobsOf(deps: Deps, { send, retainsCodes }: Mailing): Job[] {
  // The first time about everything: what came while this process was down is unknown.
  let isFirst = true
  const reconcilePayments = async () => {
    await reconcileAttempts(deps, isFirst ? { olderThanSeconds: 0 } : {})
    isFirst = false
  }
  return [
    { name: 'send messages', everySeconds: 1, run: () => sendDueMessages(deps, send, { retainsCodes }) },
    { name: 'expire holds', everySeconds: 10, run: () => expireHolds(deps) },
    { name: 'write the morning list', everySeconds: MINUTE, run: () => writeMorningList(deps) },
    { name: 'watch budgets', everySeconds: MINUTE, run: () => watchBudgets(deps) },
    { name: 'reconcile payments', everySeconds: MINUTE, run: reconcilePayments },
    { name: 'reconcile refunds', everySeconds: MINUTE, run: () => reconcileRefunds(deps) },
    { name: 'close old stays', everySeconds: 10 * MINUTE, run: () => closeOldStays(deps) },
    { name: 'ask for reviews', everySeconds: 10 * MINUTE, run: () => askForReviews(deps) },
    ...(retainsCodes ? [] : [{ name: 'blank old codes', everySeconds: HOUR, run: () => blankOldCodes(deps) }]),
    { name: 'forget old rows', everySeconds: HOUR, run: () => forgetOldRows(deps) },
    { name: 'forget old personal data', everySeconds: DAY, run: () => forgetOldPersonalData(deps) },
    { name: 'reseal identity numbers', everySeconds: DAY, run: () => resealIdentityNumbers(deps) },
    { name: 'reseal registered numbers', everySeconds: DAY, run: () => resealRegisteredNumbers(deps) },
    { name: 'reseal authenticator apps', everySeconds: DAY, run: () => resealTotpSecrets(deps) },
  ]
}
