import { Ban, LogIn, LogOut } from 'lucide-react'
import type { NightRate } from '#contract/catalogue/rates.ts'
import styles from './marks.module.css'
import { texts } from './texts.ts'

/** What a night asks of stays, small. Its cell says the same in words. */
export function RateMarks({ rate }: { rate: NightRate | undefined }) {
  const { MinNights = 1, NoArrival = false, NoDeparture = false, Closed = false } = rate ?? {}
  return (
    <span className={styles['marks']} aria-hidden="true">
      {MinNights > 1 && <b>{texts.leastMark(MinNights)}</b>}
      {NoArrival && <LogIn size={12} className={styles['crossed']} />}
      {NoDeparture && <LogOut size={12} className={styles['crossed']} />}
      {Closed && <Ban size={12} />}
    </span>
  )
}

const samples: readonly (readonly [NightRate, string])[] = [
  [{ Night: '', MinNights: 2 }, texts.leastLegend],
  [{ Night: '', NoArrival: true }, texts.noArrival],
  [{ Night: '', NoDeparture: true }, texts.noDeparture],
  [{ Night: '', Closed: true }, texts.closed],
]

export function RateLegend() {
  return (
    <ul className={styles['legend']} aria-label={texts.legend}>
      <li>
        <span aria-hidden="true" className={styles['own']}>
          {texts.sample}
        </span>
        {texts.ownPrice}
      </li>
      <li>
        <span aria-hidden="true">{texts.sample}</span>
        {texts.base}
      </li>
      {samples.map(([rate, words]) => (
        <li key={words}>
          <RateMarks rate={rate} />
          {words}
        </li>
      ))}
    </ul>
  )
}
