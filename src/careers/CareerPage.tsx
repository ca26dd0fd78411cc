import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { Editable, useEditable } from '#src/content/editable.tsx'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { EmptyState } from '#src/ui/messages.tsx'
import { PageTitle } from '#src/ui/headings.tsx'
import styles from './CareerPage.module.css'
import { CvForm } from './CvForm.tsx'
import { Openings } from './Openings.tsx'
import { texts } from './texts.ts'

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
