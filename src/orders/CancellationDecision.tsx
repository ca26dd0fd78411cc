import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { Fact } from '#src/ui/values.tsx'
import styles from './CancelDialog.module.css'
import sums from './Sums.module.css'
import { texts } from './texts.ts'
import type { CancellationRef, CancellationSnapshot } from './use-cancellation.ts'

const words = texts.cancel
const selectTerms = (snapshot: CancellationSnapshot) => snapshot.context.terms
const selectProblem = (snapshot: CancellationSnapshot) => snapshot.context.problem
const selectIsBusy = (snapshot: CancellationSnapshot) => snapshot.hasTag('busy')

/** What a cancellation comes to, and the choice. */
export function CancellationDecision({ cancellation }: { cancellation: CancellationRef }) {
  const terms = useSelector(cancellation, selectTerms)
  const problem = useSelector(cancellation, selectProblem)
  const isBusy = useSelector(cancellation, selectIsBusy)
  if (!terms) return null
  return (
    <div className={styles['cancel']}>
      {problem !== undefined && <Notice kind="warning">{problem}</Notice>}
      {terms.Paid === 0 ? (
        <p>{words.nothingPaid}</p>
      ) : (
        <>
          <dl className={sums['sums']}>
            <Fact name={words.paid} value={formatTaka(terms.Paid)} />
            <Fact name={words.share} value={words.percent(terms.Percent)} />
            <Fact name={words.fee} value={formatTaka(terms.Fee)} />
            <Fact name={words.refund} value={formatTaka(terms.Refund)} />
          </dl>
          <p>{terms.Refund > 0 ? words.when : words.noRefund}</p>
        </>
      )}
      <p>{words.final}</p>
      <div className={styles['ways']}>
        <Button kind="outlined" disabled={isBusy} onClick={() => cancellation.send({ type: 'dialog.closed' })}>
          {words.keep}
        </Button>
        <Button isBusy={isBusy} onClick={() => cancellation.send({ type: 'confirm.pressed' })}>
          {words.confirm}
        </Button>
      </div>
    </div>
  )
}
