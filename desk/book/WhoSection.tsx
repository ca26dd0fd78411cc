import type { KnownGuest } from '#contract/desk/booking.ts'
import { deskSources } from '#contract/values/desk-sources.ts'
import { dayText } from '#contract/wording/format.ts'
import { Checkbox, PhoneInput, RadioGroup, TextInput } from '#ui/fields/inputs.tsx'
import { Notice } from '#ui/messages.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { nameOf } from '../guests/guest.tsx'
import styles from './book.module.css'
import { Section, type SectionProps } from './sections.tsx'
import { texts } from './texts.ts'

type WhoSectionProps = SectionProps & {
  known: KnownGuest | null | undefined
  /** Of the phone, as the resort reads it. */
  phoneProblem: string | undefined
}

const sources = deskSources.map((value) => ({ value, label: texts.sources[value] }))

/** A guest by phone, new or known, or one without a phone; and how the booking came. */
export function WhoSection({ draft, problems, onChange, known, phoneProblem }: WhoSectionProps) {
  const isKnown = !draft.isWithoutPhone && Boolean(known)
  return (
    <Section title={texts.who}>
      {!draft.isWithoutPhone && (
        <PhoneInput
          label={texts.phone}
          name="phone"
          required
          autoComplete="off"
          maxLength={40}
          problem={problems.get('phone') ?? phoneProblem}
          value={draft.phone}
          onChange={({ target: { value } }) => onChange({ phone: value, isForKnown: false })}
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
            name="known"
            label={texts.bookFor(nameOf(known.Name))}
            checked={draft.isForKnown}
            onChange={({ target: { checked } }) => onChange({ isForKnown: checked })}
          />
          {problems.has('known') && <Notice kind="error">{problems.get('known')}</Notice>}
        </>
      )}
      <Checkbox
        label={texts.noPhone}
        checked={draft.isWithoutPhone}
        onChange={({ target: { checked } }) => onChange({ isWithoutPhone: checked })}
      />
      {draft.isWithoutPhone && (
        <ReasonInput
          label={texts.noPhoneReason}
          name="phoneReason"
          required
          hint={texts.noPhoneHint}
          problem={problems.get('phoneReason')}
          value={draft.phoneReason}
          onChange={({ target: { value } }) => onChange({ phoneReason: value })}
        />
      )}
      {!isKnown && (
        <div className={styles['pair']}>
          <TextInput
            label={texts.name}
            name="name"
            required
            autoComplete="off"
            maxLength={80}
            problem={problems.get('name')}
            value={draft.name}
            onChange={({ target: { value } }) => onChange({ name: value })}
          />
          {!draft.isWithoutPhone && (
            <TextInput
              label={texts.email}
              name="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              problem={problems.get('email')}
              value={draft.email}
              onChange={({ target: { value } }) => onChange({ email: value })}
            />
          )}
        </div>
      )}
      <div className={styles['short']}>
        <RadioGroup
          label={texts.source}
          options={sources}
          value={draft.source}
          onChange={(source) => onChange({ source })}
        />
      </div>
    </Section>
  )
}
