import type { ReactNode } from 'react'
import type { SiteSettings } from '#cms/types.ts'
import { texts } from './texts.ts'
import { FloatingHelp } from './FloatingHelp.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import { TopBar } from './TopBar.tsx'

export type LayoutProps = {
  settings: SiteSettings
  /** The page begins with a picture that reaches under the header. */
  isOverHero: boolean
  /** Nothing leads away: the header has the brand and the account alone, and the footer no menu. */
  isQuiet: boolean
  isBusy: boolean
  /** The links to sign-in or profile and to the cart, given by the caller, who knows the session. */
  account?: ReactNode
  cart?: ReactNode
  children: ReactNode
}

export function Layout({ settings, isOverHero, isQuiet, isBusy, account, cart, children }: LayoutProps) {
  return (
    <>
      <a className={styles['skip']} href="#main">
        {texts.skip}
      </a>
      {isBusy && <div className={styles['progress']} role="status" aria-label={texts.busy} />}
      <TopBar settings={settings} />
      <Header settings={settings} isOverHero={isOverHero} isQuiet={isQuiet} account={account} cart={cart} />
      <main id="main" tabIndex={-1} className={isOverHero ? styles['underHeader'] : styles['main']}>
        {children}
      </main>
      <Footer settings={settings} isQuiet={isQuiet} />
      <FloatingHelp settings={settings} />
    </>
  )
}
