import { Banknote } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { looks } from './chart.ts'
import styles from './room-chart.module.css'
import { signs } from './signs.ts'
import { texts } from './texts.ts'

/** Each kind of bar by its sign, its border and its words. */
export function Legend() {
  return (
    <ul className={styles['legend']} aria-label={texts.legend}>
      {looks.map((look) => {
        const Sign = signs[look]
        return (
          <li key={look}>
            <span className={classes(styles['sample'], styles[look])}>
              <Sign size={13} aria-hidden="true" />
            </span>
            {texts.looks[look]}
          </li>
        )
      })}
      <li>
        <Banknote size={14} className={styles['due'] ?? ''} aria-hidden="true" />
        {texts.isDue}
      </li>
    </ul>
  )
}
