import type { ReactNode } from 'react'
import type { Announcement, MenuEntry, SiteSettings } from '#cms/types.ts'
import { texts } from './texts.ts'
import { AnnouncementLine } from './AnnouncementLine.tsx'
import { FloatingHelp } from './FloatingHelp.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import { moreNavigation } from './navigation.ts'
import { TopBar } from './TopBar.tsx'

export type LayoutProps = {
  settings: SiteSettings
  /** The line above the head of the page, where there is one. */
  announcement: Announcement | undefined
  hasOffers: boolean
  /** Landing pages that staff put into the menu. */
  menu: readonly MenuEntry[]
  /** The page begins with a picture that reaches under the header. */
  isOverHero: boolean
  /** Nothing leads away: the header has the brand and the account alone. */
  isQuiet: boolean
  /** The footer has no menu: so it is on a guest's own pages, too. */
  isShort: boolean
  isBusy: boolean
  /** The links to sign-in or profile and to the cart, given by the caller, who knows the session. */
  account?: ReactNode
  cart?: ReactNode
  children: ReactNode
}

export function Layout({
  settings,
  announcement,
  hasOffers,
  menu,
  isOverHero,
  isQuiet,
  isShort,
  isBusy,
  account,
  cart,
  children,
}: LayoutProps) {
  const more = moreNavigation(hasOffers, menu)
  return (
    <>
      <a className={styles['skip']} href="#main">
        {texts.skip}
      </a>
      {isBusy && <div className={styles['progress']} role="status" aria-label={texts.busy} />}
      {announcement && !isQuiet && <AnnouncementLine announcement={announcement} />}
      <TopBar settings={settings} />
      <Header settings={settings} more={more} isOverHero={isOverHero} isQuiet={isQuiet} account={account} cart={cart} />
      <main id="main" tabIndex={-1} className={isOverHero ? styles['underHeader'] : styles['main']}>
        {children}
      </main>
      <Footer settings={settings} more={more} isShort={isShort} />
      <FloatingHelp settings={settings} />
    </>
  )
}
