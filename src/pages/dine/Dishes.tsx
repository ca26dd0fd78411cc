import type { Dish } from '#cms/types.ts'
import { Alpona } from '#src/ui/Alpona.tsx'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import styles from './Dishes.module.css'
import { texts } from './texts.ts'

export function Dishes({ heading, dishes }: { heading: string; dishes: Dish[] }) {
  return (
    <section className={styles['dishes']}>
      <header className={styles['head']}>
        <Alpona />
        <Eyebrow>{texts.dishes}</Eyebrow>
        <h2>{heading}</h2>
      </header>
      <ul className={styles['list']}>
        {dishes.map(({ _key, name, text }) => (
          <li key={_key}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
