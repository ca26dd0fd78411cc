import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { headlineOf, paymentStatusMachine } from '#machines/payment-status.machine.ts'
import { createPaymentStatusActors } from './payment-status.actors.ts'
import { useApi } from '#src/session/use-session.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import styles from './BookingStatusPage.module.css'
import { ResultFacts } from './ResultFacts.tsx'
import { ResultMark } from './ResultMark.tsx'
import { ResultWays } from './ResultWays.tsx'
import { texts } from './texts.ts'

type Snapshot = SnapshotFrom<typeof paymentStatusMachine>
const selectState = (snapshot: Snapshot) => snapshot.value
const selectReport = (snapshot: Snapshot) => snapshot.context.report
const selectIsUndecided = (snapshot: Snapshot) => snapshot.hasTag('undecided')

export type PaymentResultProps = { code: string; id: string; payment: number; phone: string | undefined }

/** What became of one payment, and what can be done next. */
export function PaymentResult({ code, id, payment, phone }: PaymentResultProps) {
  const client = useApi()
  const [machine] = useState(() => paymentStatusMachine.provide({ actors: createPaymentStatusActors({ client }) }))
  const status = useActorRef(machine, { input: { code, id } })
  const state = useSelector(status, selectState)
  const report = useSelector(status, selectReport)
  const isUndecided = useSelector(status, selectIsUndecided)
  const headline = headlineOf(state, payment)
  return (
    <section className={styles['result']}>
      {payment !== 0 && <ResultMark state={state} />}
      {headline !== undefined && <Eyebrow>{texts.eyebrow}</Eyebrow>}
      {/* The verdict alone is announced: a countdown below it ticks every second. */}
      <h1 aria-live="polite">{headline ?? siteTexts.titles.bookingStatus}</h1>
      {isUndecided && (
        <p className={styles['asking']}>
          <Spinner size="small" label="" /> {texts.asking}
        </p>
      )}
      {state === 'unknown' && <p>{texts.unknownWay}</p>}
      <ResultFacts code={code} phone={phone} state={state} report={report} />
      <ResultWays code={code} state={state} report={report} />
    </section>
  )
}
