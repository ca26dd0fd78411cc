import { Checkbox } from '#ui/fields/inputs.tsx'
import { texts } from '../texts.ts'

type TellGuestProps = { isTold: boolean; onChange: (isTold: boolean) => void }

/** Whether a change sends its guest an SMS. */
export function TellGuest({ isTold, onChange }: TellGuestProps) {
  return <Checkbox label={texts.tellGuest} checked={isTold} onChange={({ target }) => onChange(target.checked)} />
}
