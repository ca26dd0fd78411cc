import type { Director } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/use-editable.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import styles from './Directors.module.css'
import { texts } from './texts.ts'

export function Directors({ heading, lead, directors }: { heading: string; lead: string; directors: Director[] }) {
  const edit = useEditable()
  return (
    <section className={styles['band']}>
      <div className={styles['inner']}>
        <header className={styles['head']}>
          <Eyebrow>{texts.directors}</Eyebrow>
          <h2 {...edit('directorsHeading')}>{heading}</h2>
          <p {...edit('directorsLead')}>{lead}</p>
        </header>
        <ul className={styles['list']} aria-label={texts.directors}>
          {directors.map((director) => (
            <OneDirector key={director._id} director={director} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function OneDirector({ director }: { director: Director }) {
  const edit = useEditable(director)
  return (
    <li>
      <ContentPicture picture={director.image} sizes="(min-width: 960px) 290px, 46vw" mark={edit('image')} />
      <h3 {...edit('name')}>{director.name}</h3>
      <p {...edit('title')}>{director.title}</p>
    </li>
  )
}
