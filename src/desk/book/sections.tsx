import type { ReactNode } from 'react'
import { isBookable, type House } from '#contract/houses.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { Checkbox, Select, TextInput } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import styles from './book.module.css'
import { isReduced, keyOf, priceOf, quantityOf, type Draft, type FieldName } from './draft.ts'
import { texts } from './texts.ts'

export type SectionProps = {
  draft: Draft
  /** Shown once it was tried to book. */
  problems: ReadonlyMap<FieldName, string>
  onChange: (change: Partial<Draft>) => void
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['section']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}

export function WhenSection({ draft, problems, onChange, today }: SectionProps & { today: string }) {
  const nights = nightsOf(draft)
  return (
    <Section title={texts.when}>
      <div className={styles['pair']}>
        <TextInput
          label={texts.arrival}
          type="date"
          name="arrival"
          required
          min={today}
          value={draft.arrival}
          onChange={({ target: { value } }) => onChange({ arrival: value })}
        />
        <TextInput
          label={texts.departure}
          type="date"
          name="departure"
          required
          min={draft.arrival}
          hint={nights > 0 ? texts.nights(nights) : undefined}
          problem={problems.get('departure')}
          value={draft.departure}
          onChange={({ target: { value } }) => onChange({ departure: value })}
        />
      </div>
    </Section>
  )
}

/** What is chosen as its controls show it. */
function shownOf(draft: Draft, free: readonly House[]): Draft['chosen'] {
  return Object.fromEntries(free.map((offer) => [keyOf(offer), quantityOf(draft, offer)]))
}

type WhatSectionProps = SectionProps & { offers: readonly House[]; isLoading: boolean; problem: string | undefined }

/** What guests could book, too: whole houses and rooms that are free on all nights, at the price of the whole stay. */
export function WhatSection({ draft, problems, onChange, offers, isLoading, problem }: WhatSectionProps) {
  const free = offers.filter(isBookable)
  const houses = Map.groupBy(free, ({ Name }) => Name)
  const missing = isReduced(draft, offers) && !isLoading ? texts.notAllFree : problems.get('places')
  const choose = (offer: House, quantity: number) =>
    onChange({ chosen: { ...shownOf(draft, free), [keyOf(offer)]: quantity } })
  return (
    <Section title={texts.what}>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {free.length === 0 && !isLoading && problem === undefined && <Notice kind="info">{texts.nothingFree}</Notice>}
      {missing !== undefined && free.length > 0 && <Notice kind="error">{missing}</Notice>}
      <ul className={styles['offers']} aria-busy={isLoading}>
        {[...houses].map(([house, places]) => (
          <li key={house}>
            <h3>{house}</h3>
            <div className={styles['places']}>
              {places.map((offer) =>
                offer.Type === 'HOUSE' ? (
                  <Checkbox
                    key="HOUSE"
                    name="places"
                    label={
                      <>
                        {texts.whole(house)} <small className={styles['price']}>{formatTaka(priceOf(offer))}</small>
                      </>
                    }
                    checked={quantityOf(draft, offer) > 0}
                    onChange={({ target: { checked } }) => choose(offer, checked ? 1 : 0)}
                  />
                ) : (
                  <Select
                    key="ROOM"
                    name="places"
                    label={texts.rooms(house)}
                    required
                    hint={texts.free(offer.Available, formatTaka(priceOf(offer)))}
                    options={Array.from({ length: offer.Available + 1 }, (_, count) => ({
                      value: String(count),
                      label: count === 0 ? texts.none : String(count),
                    }))}
                    value={String(quantityOf(draft, offer))}
                    onChange={({ target: { value } }) => choose(offer, Number(value))}
                  />
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
