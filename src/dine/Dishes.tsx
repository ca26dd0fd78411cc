import type { Dish } from '#cms/types.ts'
import { useEditable } from '#src/content/use-editable.ts'
import { Alpona, Eyebrow } from '#src/ui/headings.tsx'
import styles from './Dishes.module.css'
import { texts } from './texts.ts'

export function Dishes({ heading, dishes }: { heading: string; dishes: Dish[] }) {
  const edit = useEditable()
  return (
    <section className={styles['dishes']}>
      <header className={styles['head']}>
        <Alpona />
        <Eyebrow>{texts.dishes}</Eyebrow>
        <h2 {...edit('dishesHeading')}>{heading}</h2>
      </header>
      <ul className={styles['list']}>
        {dishes.map((dish) => (
          <li key={dish._key}>
            <h3 {...edit('dishes', dish, 'name')}>{dish.name}</h3>
            <p {...edit('dishes', dish, 'text')}>{dish.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
