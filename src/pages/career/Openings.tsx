import type { Opening } from '#cms/types.ts'
import styles from './Openings.module.css'
import { texts } from './texts.ts'

export function Openings({ openings }: { openings: Opening[] }) {
  return (
    <section className={styles['openings']}>
      <h2>{texts.openings}</h2>
      <ul>
        {openings.map((opening) => (
          <li key={opening._key} className={styles['opening']}>
            <h3>{opening.title}</h3>
            <p className={styles['where']}>
              {opening.place} · {opening.terms}
            </p>
            <p>{opening.text}</p>
            {opening.wanted.length > 0 && (
              <>
                <h4>{texts.wanted}</h4>
                <ul className={styles['wanted']}>
                  {opening.wanted.map((wish) => (
                    <li key={wish}>{wish}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
