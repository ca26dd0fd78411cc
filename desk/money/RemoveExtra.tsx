import { removeExtra } from '#contract/desk/charges.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { plainText } from '../guests/plain-text.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts } from './texts.ts'

type RemoveExtraProps = { code: string; extra: DeskOrder['Charges'][number]; onDone: () => void }

/** Takes an extra off the bill, or shows why it cannot be. */
export function RemoveExtra({ code, extra, onDone }: RemoveExtraProps) {
  const { send, isBusy, problem } = useDeskCall(removeExtra)
  const label = plainText(extra.Label)

  async function remove(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code, No: extra.No } }))
    if (answer) showToast('success', texts.extraRemoved(label))
    onDone()
  }

  return (
    <>
      {problem !== undefined && <small role="alert">{problem}</small>}
      <Button kind="text" isBusy={isBusy} aria-label={texts.removeExtra(label)} onClick={() => void remove()}>
        {texts.remove}
      </Button>
    </>
  )
}
