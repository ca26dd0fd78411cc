import { useLoaderData } from 'react-router-dom'
import { contentHead } from '#src/content/content-head.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { PageTitle } from '#ui/headings.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactPage.module.css'
import { texts } from './texts.ts'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { HomePage, SiteSettings } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/editable.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { PhoneLink } from '#ui/values.tsx'

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

function ContactPanel({ settings, page }: { settings: SiteSettings; page: HomePage }) {
  const { location } = page
  const edit = useEditable(settings)
  const editPage = useEditable(page)
  return (
    <section className={styles['panel']} aria-label={texts.panel}>
      <div className={styles['picture']}>
        <ContentPicture
          picture={location.picture}
          sizes="(min-width: 960px) 700px, 130vw"
          isCover
          mark={editPage('location', 'picture')}
        />
      </div>
      <dl className={styles['ways']}>
        <div>
          <dt>
            <MapPin size={18} aria-hidden="true" /> {texts.address}
          </dt>
          <dd>
            <address {...edit('address')}>{settings.address}</address>
          </dd>
        </div>
        <div>
          <dt>
            <Phone size={18} aria-hidden="true" /> {texts.phone}
          </dt>
          <dd>
            <PhoneLink phone={settings.phone} {...edit('phone')} />
          </dd>
        </div>
        <div>
          <dt>
            <Mail size={18} aria-hidden="true" /> {texts.email}
          </dt>
          <dd>
            <a href={`mailto:${settings.email}`} {...edit('email')}>
              {settings.email}
            </a>
          </dd>
        </div>
      </dl>
      <p className={styles['way']} {...editPage('location', 'text')}>
        {location.text}
      </p>
      <a
        className={buttonClass('outlined', { onDark: true })}
        href={location.mapUrl}
        target="_blank"
        rel="noopener"
        {...editPage('location', 'mapUrl')}
      >
        <MapPin size={18} aria-hidden="true" /> {texts.openMap}
      </a>
    </section>
  )
}
