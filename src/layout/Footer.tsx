import { Link } from 'react-router-dom'
import type { SiteSettings } from '#cms/types.ts'
import { useEditable } from '#src/content/editable.tsx'
import { texts } from './texts.ts'
import styles from './Footer.module.css'
import { navigation, type NavigationLink, policyNavigation } from './navigation.ts'
import { Clock, SocialLinks } from './TopBar.tsx'
import { telephoneUrl } from '#ui/lib/phone.ts'

const MANY = 4

type FooterProps = {
  settings: SiteSettings
  more: readonly NavigationLink[]
  /** Without the menu: guests who pay or look at their bookings would scroll far past it. */
  isShort: boolean
}

export function Footer({ settings, more, isShort }: FooterProps) {
  const edit = useEditable(settings)
  return (
    <footer className={styles['footer']} data-above-foot>
      <div className={styles['columns']}>
        {!isShort && (
          <>
            <div>
              <p className={styles['brand']} {...edit('brand')}>
                {settings.brand}
              </p>
              <p className={styles['tagline']} {...edit('tagline')}>
                {settings.tagline}
              </p>
              <SocialLinks settings={settings} />
            </div>
            <FooterLinks id="footer-explore" title={texts.footNavigation} links={[...navigation, ...more]} />
          </>
        )}
        <FooterLinks id="footer-policies" title={texts.policies} links={policyNavigation} />
        <div>
          <h2>{texts.findUs}</h2>
          <address {...edit('address')}>{settings.address}</address>
          <h2 className={styles['next']}>{texts.talkToUs}</h2>
          <ul>
            <li>
              <a href={telephoneUrl(settings.phone)} translate="no" {...edit('phone')}>
                {settings.phone}
              </a>
            </li>
            <li>
              <a href={`mailto:${settings.email}`} {...edit('email')}>
                {settings.email}
              </a>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles['pay']}>
        <h2>{texts.pay}</h2>
        <img src="/payment-methods.svg" alt={texts.paymentMethods} width="420" height="34" loading="lazy" />
      </div>
      <div className={styles['foot']}>
        <p {...edit('tradeLicence')}>{texts.tradeLicence(settings.tradeLicence)}</p>
        <p {...edit('colophon')}>{settings.colophon}</p>
        <Clock hasSeconds />
      </div>
    </footer>
  )
}

type FooterLinksProps = { id: string; title: string; links: readonly NavigationLink[] }

/** A group of links, folded on a phone until its heading is pressed. */
function FooterLinks({ id, title, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id} className={styles['group']}>
      <h2 id={id}>{title}</h2>
      <details>
        <summary aria-labelledby={id} />
      </details>
      <ul className={links.length > MANY ? styles['many'] : undefined}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
