import { classes } from '#ui/classes.ts'
import { looks } from './chart.ts'
import styles from './bars.module.css'
import { texts } from './texts.ts'

/** Each kind of bar by its sign, its border and its words. */
export function Legend() {
  return (
    <ul className={styles['legend']} aria-label={texts.legend}>
      {looks.map((look) => (
        <li key={look}>
          <span aria-hidden="true" className={classes(styles['sample'], styles[look])} />
          {texts.looks[look]}
        </li>
      ))}
      <li>
        <span aria-hidden="true" className={classes(styles['sample'], styles['isDue'])} />
        {texts.isDue}
      </li>
    </ul>
  )
}
