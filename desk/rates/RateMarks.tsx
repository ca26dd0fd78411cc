import { Ban, LogIn, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NightRate } from '#contract/catalogue/rates.ts'
import { type NightFlag, nightFlags } from '#contract/values/rates.ts'
import styles from './marks.module.css'
import { texts } from './texts.ts'

const marks: Record<NightFlag, ReactNode> = {
  NoArrival: <LogIn key="NoArrival" size={12} className={styles['crossed']} />,
  NoDeparture: <LogOut key="NoDeparture" size={12} className={styles['crossed']} />,
  Closed: <Ban key="Closed" size={12} />,
}

/** What a night asks of stays, small. Its cell says the same in words. */
export function RateMarks({ rate }: { rate: NightRate | undefined }) {
  const { MinNights = 1 } = rate ?? {}
  return (
    <span className={styles['marks']} aria-hidden="true">
      {MinNights > 1 && <b>{texts.leastMark(MinNights)}</b>}
      {nightFlags.filter((flag) => rate?.[flag]).map((flag) => marks[flag])}
    </span>
  )
}

const samples: readonly (readonly [NightRate, string])[] = [
  [{ Night: '', MinNights: 2 }, texts.leastLegend],
  ...nightFlags.map((flag) => [{ Night: '', [flag]: true }, texts.flags[flag].yes] as const),
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
