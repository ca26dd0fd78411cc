import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content-head.ts'
import { paths } from '#src/paths.ts'
import type { Sources } from '#src/sources.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
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
  return (
    <div className={styles['page']}>
      <PageTitle eyebrow={texts.eyebrow} title={page.heading} lead={page.lead} />
      <div className={styles['openings']}>
        {page.openings.length === 0 ? <EmptyState sentence={texts.none} /> : <Openings openings={page.openings} />}
      </div>
      <CvForm />
    </div>
  )
}
