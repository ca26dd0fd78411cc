import { removeExtra, voidAllowance } from '#contract/money/charges.ts'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { chargeKinds } from '#contract/values/charge-kinds.ts'
import { chargeName, chargeReason } from '#contract/wording/charge-words.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { plainText } from '../guests/plain-text.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts } from './texts.ts'

type RemoveChargeProps = { code: string; charge: DeskOrder['Charges'][number]; onDone: () => void }

/** Takes an extra off the bill, or voids an allowance, or shows why that cannot be. */
export function RemoveCharge({ code, charge: { No, Kind: kind, Note: note }, onDone }: RemoveChargeProps) {
  const isAllowance = chargeKinds[kind].removedAs === 'allowance'
  const { send, isBusy, problem } = useDeskCall(isAllowance ? voidAllowance : removeExtra)
  const label = plainText(isAllowance ? chargeReason({ kind, note }) : chargeName({ kind, note }))
  const words = isAllowance ? texts.voiding : texts.removing

  async function remove(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code, No } }))
    if (answer) showToast('success', words.done(label))
    onDone()
  }

  return (
    <>
      {problem !== undefined && <small role="alert">{problem}</small>}
      <Button kind="text" isBusy={isBusy} aria-label={words.labelled(label)} onClick={() => void remove()}>
        {words.action}
      </Button>
    </>
  )
}
