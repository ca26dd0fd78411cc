import { Button } from '#src/ui/Button.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { texts } from './texts.ts'
import { useCancellation } from './use-cancellation.ts'

export type CancelButtonProps = { code: string; onChanged: () => void }

export function CancelButton({ code, onChanged }: CancelButtonProps) {
  const cancellation = useCancellation(code, onChanged)
  return (
    <>
      <Button
        kind="outlined"
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
