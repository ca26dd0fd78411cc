import { Minus, Plus } from 'lucide-react'
import { texts } from '#ui/texts.ts'
import styles from './QuantityStepper.module.css'

export type QuantityStepperProps = {
  /** What is counted, for screen readers: 'Rania House, single room'. */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

export function QuantityStepper({ label, value, min = 0, max, onChange }: QuantityStepperProps) {
  return (
    <div className={styles['stepper']} role="group" aria-label={texts.quantityOf(label)}>
      <button type="button" aria-label={texts.less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Minus size={18} aria-hidden="true" />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={texts.more}
        disabled={value >= max}
        title={value >= max ? texts.noMore : undefined}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
