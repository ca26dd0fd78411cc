import type { Meal } from '#cms/types.ts'
import styles from './Hours.module.css'
import { texts } from './texts.ts'

export function Hours({ meals }: { meals: Meal[] }) {
  return (
    <section className={styles['band']} aria-label={texts.hours}>
      <h2 className="visually-hidden">{texts.hoursHeading}</h2>
      <ul className={styles['meals']}>
        {meals.map(({ _key, name, from, to, text }) => (
          <li key={_key}>
            <h3>{name}</h3>
            <p className={styles['time']}>
              <time dateTime={from}>{from}</time>
              <span aria-hidden="true"> – </span>
              <span className="visually-hidden"> {texts.until} </span>
              <time dateTime={to}>{to}</time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
