import { Menu, Mail, Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import type { SiteSettings } from '#cms/types.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { useEditable } from '#src/content/editable.tsx'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { paths } from '#src/lib/paths.ts'
import { texts } from './texts.ts'
import styles from './Header.module.css'
import { navigation, type NavigationLink } from './navigation.ts'
import { useScrolled } from './use-scrolled.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { telephoneUrl } from '#ui/lib/phone.ts'

const PAPER_AFTER_PX = 40

/** Letters of the name, and of the line below it, that have room beside the menu of a phone. */
const ROOM = { brand: 14, tagline: 20 }

export type HeaderProps = {
  settings: SiteSettings
  /** What a phone's menu also leads to. */
  more: readonly NavigationLink[]
  isOverHero: boolean
  /** The brand and the account alone. */
  isQuiet: boolean
  account: ReactNode
  cart: ReactNode
}

export function Header({ settings, more, isOverHero, isQuiet, account, cart }: HeaderProps) {
  const isScrolled = useScrolled(PAPER_AFTER_PX)
  const edit = useEditable(settings)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const isLong = settings.brand.length > ROOM.brand || settings.tagline.length > ROOM.tagline
  return (
    <header
      className={classes(
        styles['header'],
        // Sticky only with a script: without one it would stay transparent over the text.
        isScrolled !== undefined && styles['sticky'],
        isOverHero && !isScrolled && styles['overHero'],
        isQuiet && styles['quiet'],
      )}
    >
      <div className={styles['row']}>
        <Link to={paths.home()} className={classes(styles['brand'], isLong && styles['long'])}>
          <span className={styles['name']} {...edit('brand')}>
            {settings.brand}
          </span>
          <span className={styles['tagline']} {...edit('tagline')}>
            {settings.tagline}
          </span>
        </Link>
        {!isQuiet && (
          <nav className={styles['navigation']} aria-label={texts.mainNavigation}>
            {navigation.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        <div className={styles['actions']}>
          {!isQuiet && cart}
          {account}
          {!isQuiet && <HeaderActions isOverHero={isOverHero && !isScrolled} onMenu={() => setIsMenuOpen(true)} />}
        </div>
      </div>
      <MobileMenu
        settings={settings}
        more={more}
        isOpen={isMenuOpen && !isQuiet}
        onClose={() => setIsMenuOpen(false)}
      />
    </header>
  )
}

/** Book Now, and on a phone the menu. */
function HeaderActions({ isOverHero, onMenu }: { isOverHero: boolean; onMenu: () => void }) {
  const searchPath = useSearchPath()
  return (
    <>
      <Link to={searchPath} className={classes(buttonClass(isOverHero ? 'filled' : 'outlined'), styles['book'])}>
        {texts.bookNow}
      </Link>
      <button type="button" className={styles['menu']} aria-haspopup="dialog" aria-label={texts.menu} onClick={onMenu}>
        <Menu size={24} aria-hidden="true" />
      </button>
    </>
  )
}

type MobileMenuProps = Pick<HeaderProps, 'settings' | 'more'> & { isOpen: boolean; onClose: () => void }

function MobileMenu({ settings, more, isOpen, onClose }: MobileMenuProps) {
  const searchPath = useSearchPath()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.menu}>
      <nav className={styles['mobileMenu']} aria-label={texts.menu}>
        {navigation.map(({ to, label }) => (
          <Link key={to} to={to} className={styles['link']} onClick={onClose}>
            {label}
          </Link>
        ))}
        <div className={styles['more']}>
          {more.map(({ to, label }) => (
            <Link key={to} to={to === paths.search() ? searchPath : to} onClick={onClose}>
              {label}
            </Link>
          ))}
        </div>
        <Link to={searchPath} className={buttonClass('filled', { isWide: true })} onClick={onClose}>
          {texts.bookNow}
        </Link>
        <a className={styles['contact']} href={telephoneUrl(settings.phone)} translate="no">
          <Phone size={18} aria-hidden="true" /> {settings.phone}
        </a>
        <a className={styles['contact']} href={`mailto:${settings.email}`}>
          <Mail size={18} aria-hidden="true" /> {settings.email}
        </a>
      </nav>
    </Dialog>
  )
}
