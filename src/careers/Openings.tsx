import type { Opening } from '#cms/types.ts'
import { useEditable } from '#src/content/editable.tsx'
import styles from './Openings.module.css'
import { texts } from './texts.ts'

export function Openings({ openings }: { openings: Opening[] }) {
  const edit = useEditable()
  return (
    <section className={styles['openings']}>
      <h2>{texts.openings}</h2>
      <ul>
        {openings.map((opening) => (
          <li key={opening._key} className={styles['opening']}>
            <h3 {...edit('openings', opening, 'title')}>{opening.title}</h3>
            <p className={styles['where']}>
              <span {...edit('openings', opening, 'place')}>{opening.place}</span> ·{' '}
              <span {...edit('openings', opening, 'terms')}>{opening.terms}</span>
            </p>
            <p {...edit('openings', opening, 'text')}>{opening.text}</p>
            {opening.wanted.length > 0 && (
              <>
                <h4>{texts.wanted}</h4>
                <ul className={styles['wanted']} {...edit('openings', opening, 'wanted')}>
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
