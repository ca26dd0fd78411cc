import { Mail, Phone } from 'lucide-react'
import type { SiteSettings } from '#cms/types.ts'
import { texts } from '../texts.ts'
import { Clock } from './Clock.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { telephoneUrl } from '../telephone-url.ts'
import styles from './TopBar.module.css'

export function TopBar({ settings }: { settings: SiteSettings }) {
  return (
    <section className={styles['bar']} aria-label={texts.layout.contact}>
      <div className={styles['row']}>
        <a href={telephoneUrl(settings.phone)}>
          <Phone size={15} aria-hidden="true" /> {settings.phone}
        </a>
        <a className={styles['email']} href={`mailto:${settings.email}`}>
          <Mail size={15} aria-hidden="true" /> {settings.email}
        </a>
        <span className={styles['end']}>
          <span className={styles['social']}>
            <SocialLinks links={settings.socialLinks} />
          </span>
          <Clock />
        </span>
      </div>
    </section>
  )
}
