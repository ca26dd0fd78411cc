import { type DeskMethod, deskMethods } from '#contract/money/till.ts'
import { methodNames } from '#contract/wording/payment-words.ts'
import { RadioGroup, type TextInputProps } from '#ui/fields/inputs.tsx'
import { Notice } from '#ui/messages.tsx'
import { ReferenceInput } from '../parts/inputs.tsx'
import { texts } from './texts.ts'

const methods = deskMethods.map((value) => ({ value, label: methodNames[value] }))

type PaymentMethodProps = {
  method: DeskMethod
  onMethod: (method: DeskMethod) => void
  /** The field of the transaction number, which cash has not. */
  reference: Omit<TextInputProps, 'label'>
  /** Whether it is cash. */
  needsShift: boolean
}

/** How a payment is taken at the desk. */
export function PaymentMethod({ method, onMethod, reference, needsShift }: PaymentMethodProps) {
  return (
    <>
      <RadioGroup label={texts.method} options={methods} value={method} onChange={onMethod} />
      {method !== 'cash' && (
        <ReferenceInput label={texts.reference} hint={texts.referenceHint} required {...reference} />
      )}
      {needsShift && <Notice kind="warning">{texts.needsShift}</Notice>}
    </>
  )
}
