import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { PageTitle } from '#src/ui/headings.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'
import { ContactPanel } from './ContactPanel.tsx'
import { texts } from './texts.ts'

export async function load({ content }: Sources) {
  const { page } = await content('home')
  const seo = { title: siteTexts.titles.contact, description: texts.description, picture: page.location.picture }
  return { page, head: contentHead(seo, paths.contact()) }
}

export default function ContactPage() {
  const { page } = useLoaderData<typeof load>()
  const settings = useSettings()
  return (
    <div className={styles['page']}>
      <PageTitle eyebrow={texts.eyebrow} title={texts.heading} lead={texts.lead} />
      <div className={styles['columns']}>
        {settings && <ContactPanel settings={settings} page={page} />}
        <ContactForm />
      </div>
    </div>
  )
}
