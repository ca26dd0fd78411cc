import { Alpona } from '#src/ui/Alpona.tsx'
import styles from './Intro.module.css'
import { WeatherPill } from './WeatherPill.tsx'

export function Intro({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles['intro']}>
      <Alpona />
      <h2>{heading}</h2>
      <p>{text}</p>
      <WeatherPill />
    </section>
  )
}
