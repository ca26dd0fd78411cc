import { Skeleton } from '#src/ui/loading.tsx'
import styles from './ResultCard.module.css'

const CARDS = ['one', 'two', 'three']

/** Cards of the size that the answers will have. */
export function ResultSkeletons() {
  return (
    <div className={styles['waiting']} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles['card']}>
          <div className={styles['picture']} />
          <div className={styles['text']}>
            <div className={styles['skeleton']}>
              <Skeleton lines={3} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
