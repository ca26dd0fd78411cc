import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { EmptyState } from '#ui/messages.tsx'
import { PageTitle } from '#ui/headings.tsx'
import styles from './CareerPage.module.css'
import { CvForm } from './CvForm.tsx'
import { texts } from './texts.ts'
import type { Opening } from '#cms/types.ts'

export async function load({ content }: Sources) {
  const page = await content('career')
  return { page, head: contentHead(page.seo, paths.career()) }
}

export default function CareerPage() {
  const { page } = useLoaderData<typeof load>()
  const edit = useEditable(page)
  return (
    <div className={styles['page']}>
      <PageTitle
        eyebrow={texts.eyebrow}
        title={page.heading}
        lead={page.lead}
        marks={{ title: edit('heading'), lead: edit('lead') }}
      />
      <div className={styles['openings']}>
        <Editable of={page}>
          {page.openings.length === 0 ? <EmptyState sentence={texts.none} /> : <Openings openings={page.openings} />}
        </Editable>
      </div>
      <CvForm />
    </div>
  )
}

function Openings({ openings }: { openings: Opening[] }) {
  const edit = useEditable()
  return (
    <section className={styles['listedOpenings']}>
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
                  {opening.wanted.map((wanted) => (
                    <li key={wanted}>{wanted}</li>
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
