import { useSelector } from '@xstate/react'
import { cancellationMachine } from '#machines/cancellation.machine.ts'
import { maskPhone } from '#ui/lib/phone.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useApi, useRenewSession, useUser } from '#src/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Fact, Sum } from '#ui/values.tsx'
import { CancellationCode, type CancellationRef, type CancellationSnapshot } from './CancellationCode.tsx'
import { createCancellationActors } from './cancellation.actors.ts'
import styles from './order-parts.module.css'
import { texts } from './texts.ts'

const selectIsOpen = (snapshot: CancellationSnapshot) => snapshot.hasTag('open')
const selectIsLoading = (snapshot: CancellationSnapshot) => snapshot.hasTag('loading')
const selectIsDecision = (snapshot: CancellationSnapshot) => snapshot.hasTag('decision')
const words = texts.cancel
const selectTerms = (snapshot: CancellationSnapshot) => snapshot.context.terms
const selectProblem = (snapshot: CancellationSnapshot) => snapshot.context.problem
const selectIsBusy = (snapshot: CancellationSnapshot) => snapshot.hasTag('busy')
const selectIsCode = (snapshot: CancellationSnapshot) => snapshot.hasTag('code')

type CancelButtonProps = { code: string; onChanged: () => void }

export function CancelButton({ code, onChanged }: CancelButtonProps) {
  const cancellation = useCancellation(code, onChanged)
  return (
    <>
      <Button
        kind="text"
        aria-haspopup="dialog"
        aria-label={texts.cancel.actionOf(code)}
        onClick={() => cancellation.send({ type: 'cancel.pressed' })}
      >
        {texts.cancel.action}
      </Button>
      <CancelDialog code={code} cancellation={cancellation} />
    </>
  )
}

type CancelDialogProps = { code: string; cancellation: CancellationRef }

/** The step before a cancellation: what comes back and what the resort retains. Escape keeps the booking. */
function CancelDialog({ code, cancellation }: CancelDialogProps) {
  const isOpen = useSelector(cancellation, selectIsOpen)
  const isLoading = useSelector(cancellation, selectIsLoading)
  const isDecision = useSelector(cancellation, selectIsDecision)
  const isCode = useSelector(cancellation, selectIsCode)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => cancellation.send({ type: 'dialog.closed' })}
      title={texts.cancel.actionOf(code)}
    >
      {isLoading && (
        <div aria-busy="true">
          <output className="visually-hidden">{texts.cancel.quoting}</output>
          <Skeleton lines={5} />
        </div>
      )}
      {isDecision && <CancellationDecision cancellation={cancellation} />}
      {isCode && <CancellationCode cancellation={cancellation} />}
      {!isLoading && !isDecision && !isCode && <CancellationRefusal cancellation={cancellation} />}
    </Dialog>
  )
}

/** What a cancellation comes to, and the choice. */
function CancellationDecision({ cancellation }: { cancellation: CancellationRef }) {
  const terms = useSelector(cancellation, selectTerms)
  const problem = useSelector(cancellation, selectProblem)
  const isBusy = useSelector(cancellation, selectIsBusy)
  const user = useUser()
  if (!terms) return null
  return (
    <div className={styles['cancel']}>
      {problem !== undefined && <Notice kind="warning">{problem}</Notice>}
      {terms.Paid === 0 ? (
        <p>{words.nothingPaid}</p>
      ) : (
        <>
          <dl className={styles['sums']}>
            <Fact name={words.paid} value={<Sum taka={terms.Paid} />} />
            <Fact name={words.share} value={words.percent(terms.Percent)} />
            <Fact name={words.fee} value={<Sum taka={terms.Fee} />} />
            <Fact name={words.refund} value={<Sum taka={terms.Refund} />} />
          </dl>
          <p>{terms.Refund > 0 ? words.when : words.noRefund}</p>
        </>
      )}
      {terms.Paid > 0 && user && <p>{words.codeMayBeAsked(maskPhone(user.phone))}</p>}
      <p>{words.final}</p>
      <div className={styles['choice']}>
        <Button disabled={isBusy} onClick={() => cancellation.send({ type: 'dialog.closed' })}>
          {words.goBack}
        </Button>
        <Button kind="outlined" isBusy={isBusy} onClick={() => cancellation.send({ type: 'confirm.pressed' })}>
          {words.confirm}
        </Button>
      </div>
    </div>
  )
}

/** Why an order cannot be cancelled. */
function CancellationRefusal({ cancellation }: { cancellation: CancellationRef }) {
  const problem = useSelector(cancellation, selectProblem)
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles['cancel']}>
      <Notice kind="error">{problem}</Notice>
      <Button isWide kind="outlined" onClick={() => cancellation.send({ type: 'dialog.closed' })}>
        {words.close}
      </Button>
    </div>
  )
}

/** The focused button has just disappeared with the question, so the panel takes the focus. */
function takeFocus(panel: HTMLDivElement | null): void {
  panel?.focus()
}

/** The way to cancel an order; `onChanged` is called when the order is no longer what the page shows. */
function useCancellation(code: string, onChanged: () => void): CancellationRef {
  const client = useApi()
  const user = useUser()
  const renewSession = useRenewSession()
  return useMachine(
    cancellationMachine,
    () => createCancellationActors({ client, phone: () => user?.phone ?? '', renewSession }),
    { input: { code }, on: { 'order.changed': onChanged } },
  )
}
