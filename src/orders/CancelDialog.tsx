import { useSelector } from '@xstate/react'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Skeleton } from '#src/ui/loading.tsx'
import { CancellationAnswer } from './CancellationAnswer.tsx'
import { CancellationDecision } from './CancellationDecision.tsx'
import { texts } from './texts.ts'
import type { CancellationRef, CancellationSnapshot } from './use-cancellation.ts'

const selectIsOpen = (snapshot: CancellationSnapshot) => snapshot.hasTag('open')
const selectIsLoading = (snapshot: CancellationSnapshot) => snapshot.hasTag('loading')
const selectIsDecision = (snapshot: CancellationSnapshot) => snapshot.hasTag('decision')

export type CancelDialogProps = { code: string; cancellation: CancellationRef }

/** The step before a cancellation: what comes back and what is kept. Escape keeps the booking. */
export function CancelDialog({ code, cancellation }: CancelDialogProps) {
  const isOpen = useSelector(cancellation, selectIsOpen)
  const isLoading = useSelector(cancellation, selectIsLoading)
  const isDecision = useSelector(cancellation, selectIsDecision)
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
      {!isLoading && !isDecision && <CancellationAnswer cancellation={cancellation} />}
    </Dialog>
  )
}
