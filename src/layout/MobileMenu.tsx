import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SiteSettings } from '#cms/types.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { paths } from '#src/lib/paths.ts'
import { texts } from '#src/lib/texts.ts'
import styles from './MobileMenu.module.css'
import { moreNavigation, navigation } from './navigation.ts'
import { telephoneUrl } from '#src/lib/phone.ts'

export type MobileMenuProps = { settings: SiteSettings; isOpen: boolean; onClose: () => void }

export function MobileMenu({ settings, isOpen, onClose }: MobileMenuProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.layout.menu}>
      <nav className={styles['menu']} aria-label={texts.layout.menu}>
        {navigation.map(({ to, label }) => (
          <Link key={to} to={to} className={styles['link']} onClick={onClose}>
            {label}
          </Link>
        ))}
        <div className={styles['more']}>
          {moreNavigation.map(({ to, label }) => (
            <Link key={to} to={to} onClick={onClose}>
              {label}
            </Link>
          ))}
        </div>
        <Link to={paths.search()} className={buttonClass('filled', { isWide: true })} onClick={onClose}>
          {texts.layout.bookNow}
        </Link>
        <a className={styles['contact']} href={telephoneUrl(settings.phone)}>
          <Phone size={18} aria-hidden="true" /> {settings.phone}
        </a>
        <a className={styles['contact']} href={`mailto:${settings.email}`}>
          <Mail size={18} aria-hidden="true" /> {settings.email}
        </a>
      </nav>
    </Dialog>
  )
}
