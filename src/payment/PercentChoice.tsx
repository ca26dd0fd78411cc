import type { ReactNode } from 'react'
import { advanceOf, type PayPercent, toTaka } from '#contract/values/money.ts'
import { takaText } from '#ui/lib/figures.ts'
import { RadioGroup } from '#ui/fields/inputs.tsx'
import styles from './PercentChoice.module.css'
import { percentTexts } from './texts.ts'

type PercentChoiceProps = {
  /** Paisa, with tax; of 0 nothing is left that could be booked, and there are no sums to choose from. */
  payable: number
  value: PayPercent
  onChange: (percent: PayPercent) => void
}

/** How much to pay now: all or a part of what an order comes to, each with its sum and what is left to pay at the resort. */
export function PercentChoice({ payable, value, onChange }: PercentChoiceProps) {
  const part = advanceOf(payable, '30%')
  const noteOf = (sum: number, left: string): ReactNode =>
    payable > 0 && (
      <>
        <strong className={styles['sum']}>{show(sum)}</strong>
        <span className={styles['rest']}>{left}</span>
      </>
    )
  return (
    <RadioGroup<PayPercent>
      label={percentTexts.label}
      value={value}
      onChange={onChange}
      options={[
        { value: '100%', label: percentTexts.all, note: noteOf(payable, percentTexts.nothingLeft) },
        { value: '30%', label: percentTexts.part, note: noteOf(part, percentTexts.rest(show(payable - part))) },
      ]}
    />
  )
}

const show = (paisa: number) => takaText(toTaka(paisa))
