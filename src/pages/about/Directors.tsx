import type { Director } from '#cms/types.ts'
import { ContentPicture } from '#src/ContentPicture.tsx'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import styles from './Directors.module.css'
import { texts } from './texts.ts'

export function Directors({ heading, lead, directors }: { heading: string; lead: string; directors: Director[] }) {
  return (
    <section className={styles['band']}>
      <div className={styles['inner']}>
        <header className={styles['head']}>
          <Eyebrow>{texts.directors}</Eyebrow>
          <h2>{heading}</h2>
          <p>{lead}</p>
        </header>
        <ul className={styles['list']} aria-label={texts.directors}>
          {directors.map((director) => (
            <li key={director._id}>
              <ContentPicture picture={director.image} sizes="(min-width: 960px) 290px, 46vw" />
              <h3>{director.name}</h3>
              <p>{director.title}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
