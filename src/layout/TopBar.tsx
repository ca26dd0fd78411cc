import { Mail, Phone } from 'lucide-react'
import type { SiteSettings } from '#cms/types.ts'
import { useEditable } from '#src/content/use-editable.ts'
import { texts } from '#src/lib/texts.ts'
import { Clock } from './Clock.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { telephoneUrl } from '#src/lib/phone.ts'
import styles from './TopBar.module.css'

export function TopBar({ settings }: { settings: SiteSettings }) {
  const edit = useEditable(settings)
  return (
    <section className={styles['bar']} aria-label={texts.layout.contact}>
      <div className={styles['row']}>
        <a href={telephoneUrl(settings.phone)} {...edit('phone')}>
          <Phone size={15} aria-hidden="true" /> {settings.phone}
        </a>
        <a className={styles['email']} href={`mailto:${settings.email}`} {...edit('email')}>
          <Mail size={15} aria-hidden="true" /> {settings.email}
        </a>
        <span className={styles['end']}>
          <span className={styles['social']}>
            <SocialLinks settings={settings} />
          </span>
          <Clock />
        </span>
      </div>
    </section>
  )
}
