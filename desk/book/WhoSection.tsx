import type { ReactNode } from 'react'
import type { KnownGuest } from '#contract/reception/walk-in.ts'
import { deskSources } from '#contract/values/desk-sources.ts'
import { dayText } from '#contract/wording/format.ts'
import { Checkbox, PhoneInput, RadioGroup, TextInput } from '#ui/fields/inputs.tsx'
import { Notice } from '#ui/messages.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { nameOf } from '../guests/guest.tsx'
import styles from './book.module.css'
import { Section } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import type { SectionProps } from './sections.tsx'
import { texts } from './texts.ts'

type WhoSectionProps = SectionProps & {
  known: KnownGuest | null | undefined
  /** What is wrong with the phone, as the resort reads it. */
  phoneProblem: string | undefined
  /** Who stays. */
  children: ReactNode
}

const sources = deskSources.map((value) => ({ value, label: texts.sources[value] }))

/** A guest by phone, new or known, or one without a phone; and how the booking came. */
export function WhoSection({ form, known, phoneProblem, children }: WhoSectionProps) {
  const { fields: draft, bind, change, problemAt } = form
  const isKnown = !draft.isWithoutPhone && Boolean(known)
  return (
    <Section title={texts.who} className={styles['body']}>
      {!draft.isWithoutPhone && (
        <PhoneInput
          label={texts.phone}
          required
          maxLength={40}
          {...bind('phone')}
          autoComplete="off"
          problem={problemAt('phone') ?? phoneProblem}
        />
      )}
      {isKnown && known && (
        <>
          <Notice kind="info">
            {texts.isKnown(
              nameOf(known.Name),
              texts.bookings(known.Bookings, known.LastArrival === null ? undefined : dayText(known.LastArrival)),
            )}
          </Notice>
          <Checkbox
            name="isForKnown"
            data-invalid={problemAt('isForKnown') !== undefined || undefined}
            label={texts.bookFor(nameOf(known.Name))}
            checked={draft.isForKnown}
            onChange={({ target: { checked } }) => change('isForKnown', checked)}
          />
          {problemAt('isForKnown') !== undefined && <Notice kind="error">{problemAt('isForKnown')}</Notice>}
        </>
      )}
      <Checkbox
        label={texts.noPhone}
        checked={draft.isWithoutPhone}
        onChange={({ target: { checked } }) => change('isWithoutPhone', checked)}
      />
      {draft.isWithoutPhone && (
        <ReasonInput label={texts.noPhoneReason} required hint={texts.noPhoneHint} {...bind('phoneReason')} />
      )}
      {!isKnown && (
        <div className={parts['pair']}>
          <TextInput label={texts.name} required autoComplete="off" maxLength={80} {...bind('name')} />
          {!draft.isWithoutPhone && (
            <TextInput
              label={texts.email}
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              {...bind('email')}
            />
          )}
        </div>
      )}
      {children}
      <div className={styles['short']}>
        <RadioGroup
          label={texts.source}
          options={sources}
          value={draft.source}
          onChange={(source) => change('source', source)}
        />
      </div>
    </Section>
  )
}
