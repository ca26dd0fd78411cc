import type { Meal } from '#cms/types.ts'
import { useEditable } from '#src/content/use-editable.ts'
import styles from './Hours.module.css'
import { texts } from './texts.ts'

export function Hours({ meals }: { meals: Meal[] }) {
  const edit = useEditable()
  return (
    <section className={styles['band']} aria-label={texts.hours}>
      <h2 className="visually-hidden">{texts.hoursHeading}</h2>
      <ul className={styles['meals']}>
        {meals.map((meal) => (
          <li key={meal._key}>
            <h3 {...edit('meals', meal, 'name')}>{meal.name}</h3>
            <p className={styles['time']}>
              <time dateTime={meal.from} {...edit('meals', meal, 'from')}>
                {meal.from}
              </time>
              <span aria-hidden="true"> – </span>
              <span className="visually-hidden"> {texts.until} </span>
              <time dateTime={meal.to} {...edit('meals', meal, 'to')}>
                {meal.to}
              </time>
            </p>
            <p {...edit('meals', meal, 'text')}>{meal.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
