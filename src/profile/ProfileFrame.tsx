import { LogOut, ReceiptText, UserPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { RequireSession } from '#src/session/RequireSession.tsx'
import { useIsSigningOut, useLogOut } from '#src/session/use-session.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { classes } from '#ui/classes.ts'
import section from '#ui/styles/section.module.css'
import styles from './profile.module.css'
import { texts } from './texts.ts'

/** Frame of the pages of a profile: only its guest sees them, with a list of them at the side. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  return (
    <RequireSession otherwise="home">
      <div className={classes(section['container'], styles['profile'])}>
        <SideNavigation />
        <div className={styles['content']}>{children}</div>
      </div>
    </RequireSession>
  )
}

function SideNavigation() {
  const logOut = useLogOut()
  const isSigningOut = useIsSigningOut()
  return (
    <nav className={styles['navigation']} aria-label={texts.navigation}>
      <NavLink to={paths.orders()}>
        <ReceiptText size={20} aria-hidden="true" /> {texts.history}
      </NavLink>
      <NavLink to={paths.editProfile()}>
        <UserPen size={20} aria-hidden="true" /> {siteTexts.titles.editProfile}
      </NavLink>
      <button type="button" onClick={logOut} aria-disabled={isSigningOut || undefined}>
        <LogOut size={20} aria-hidden="true" /> {texts.logOut}
      </button>
    </nav>
  )
}
