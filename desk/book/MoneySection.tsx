import { toTaka } from '#contract/values/money.ts'
import { discountLimits } from '#contract/values/roles.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { RadioGroup, TextInput } from '#ui/fields/inputs.tsx'
import { PaymentMethod } from '../money/PaymentMethod.tsx'
import { AmountInput, ReasonInput } from '../parts/inputs.tsx'
import styles from './book.module.css'
import {
  depositOf,
  needsOpenShift,
  untilOf,
  type BookingContext,
  type Sums,
  type Terms,
} from '#machines/desk/walk-in-draft.ts'
import { Section } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import type { SectionProps } from './sections.tsx'
import { texts } from './texts.ts'

type MoneySectionProps = SectionProps & { around: BookingContext; sums: Sums }

const terms = (['all', 'deposit', 'hold', 'later'] as const satisfies Terms[]).map((value) => ({
  value,
  label: texts.termsOf[value],
}))

/** The discount, and how it is paid. */
export function MoneySection({ form, around, sums }: MoneySectionProps) {
  const { fields: draft, bind, change } = form
  const limit = discountLimits[around.role]
  return (
    <Section title={texts.money} className={styles['body']}>
      <div className={parts['pair']}>
        <TextInput
          label={texts.discount}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          hint={texts.discountHint(limit)}
          {...bind('percent')}
        />
        {sums.percent > 0 && <ReasonInput label={texts.discountReason} required {...bind('discountReason')} />}
      </div>
      <RadioGroup
        label={texts.terms}
        options={terms}
        value={draft.terms}
        onChange={(chosen) => change('terms', chosen)}
      />
      <TermsFields {...{ form, around, sums }} />
    </Section>
  )
}

function TermsFields({ form, around, sums }: MoneySectionProps) {
  const { fields: draft, bind, change } = form
  if (draft.terms === 'hold') {
    return (
      <TextInput
        label={texts.until}
        type="datetime-local"
        required
        hint={texts.untilHint}
        {...bind('until')}
        value={untilOf(draft, around)}
      />
    )
  }
  if (draft.terms === 'later') {
    return <ReasonInput label={texts.laterReason} required {...bind('laterReason')} />
  }
  return (
    <>
      {draft.terms === 'deposit' && (
        <AmountInput label={texts.deposit} required {...bind('deposit')} value={depositOf(draft, sums)} />
      )}
      <div className={styles['method']}>
        <PaymentMethod
          method={draft.method}
          onMethod={(method) => change('method', method)}
          reference={bind('reference')}
          needsShift={needsOpenShift(draft, around)}
        />
      </div>
    </>
  )
}

/** What it comes to. */
export function SumsList({ sums: { charge, percent, discount, quote } }: { sums: Sums }) {
  const rows = [
    { name: texts.charge, sum: charge },
    ...(discount > 0 ? [{ name: texts.off(percent), sum: -discount }] : []),
    ...(quote.service > 0 ? [{ name: texts.service, sum: quote.service }] : []),
    { name: texts.tax, sum: quote.tax },
    { name: texts.payable, sum: quote.payable },
  ]
  return (
    <dl className={styles['sums']}>
      {rows.map(({ name, sum }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum < 0 ? `− ${formatTaka(toTaka(-sum))}` : formatTaka(toTaka(sum))}</dd>
        </div>
      ))}
    </dl>
  )
}
