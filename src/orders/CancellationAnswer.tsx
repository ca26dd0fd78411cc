import { useSelector } from '@xstate/react'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/messages.tsx'
import styles from './CancelDialog.module.css'
import { texts } from './texts.ts'
import type { CancellationRef, CancellationSnapshot } from './use-cancellation.ts'

const words = texts.cancel
const selectNeedsSignIn = (snapshot: CancellationSnapshot) => snapshot.hasTag('signIn')
const selectProblem = (snapshot: CancellationSnapshot) => snapshot.context.problem

/** Why an order is not cancelled: its guest has to sign in again first, or it cannot be. */
export function CancellationAnswer({ cancellation }: { cancellation: CancellationRef }) {
  const needsSignIn = useSelector(cancellation, selectNeedsSignIn)
  const problem = useSelector(cancellation, selectProblem)
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles['cancel']}>
      {needsSignIn ? (
        <>
          <Notice kind="info">{words.signInAgain}</Notice>
          <Button isWide onClick={() => cancellation.send({ type: 'signIn.pressed' })}>
            {words.signIn}
          </Button>
        </>
      ) : (
        <>
          <Notice kind="error">{problem}</Notice>
          <Button isWide kind="outlined" onClick={() => cancellation.send({ type: 'dialog.closed' })}>
            {words.close}
          </Button>
        </>
      )}
    </div>
  )
}

/** The button that had the focus is gone with the question. */
function takeFocus(panel: HTMLDivElement | null): void {
  panel?.focus()
}
