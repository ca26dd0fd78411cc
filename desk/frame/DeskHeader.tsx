import { Lock, LogOut, type LucideIcon, Users } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { brand } from '../brand.ts'
import { pages } from '../pages.ts'
import { useColleagues, useDesk, useMember } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import styles from './frame.module.css'
import { mayOpen } from './may-open.ts'
import { NewBookingsCount } from './NewBookings.tsx'
import { texts } from './texts.ts'
import { WaitingCount } from './WaitingCount.tsx'

export function DeskHeader() {
  const { session } = useDesk()
  const member = useMember()
  const { Name, Role, HasPin } = member
  const hasColleagues = useColleagues().length > 0
  return (
    <header className={styles['header']}>
      <p className={styles['brand']}>
        <span className={styles['resort']}>{brand()}</span>
        <span className={styles['desk']}>{common.frontDesk}</span>
      </p>
      <nav className={styles['navigation']} aria-label={texts.navigation}>
        <ul>
          {pages
            .filter((page) => !page.isHidden && !page.isOfMember && mayOpen(page, member))
            .map(({ path, title, hasWaiting }) => (
              <li key={path}>
                <NavLink to={`/${path}`}>
                  {title}
                  {hasWaiting && <WaitingCount />}
                  {path === 'today' && <NewBookingsCount />}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles['person']}>
        <NavLink to="/account" className={styles['name'] ?? ''} title={texts.account}>
          <span>{Name}</span> <span className={styles['role']}>{common.roles[Role]}</span>
        </NavLink>
        <IconButton
          icon={Users}
          label={hasColleagues ? texts.switch : texts.noColleagues}
          isDisabled={!hasColleagues}
          onClick={() => session.send({ type: 'switch.chosen' })}
        />
        <IconButton
          icon={Lock}
          label={HasPin ? texts.lock : texts.lockNeedsPin}
          isDisabled={!HasPin}
          onClick={() => session.send({ type: 'lock.chosen' })}
        />
        <IconButton icon={LogOut} label={texts.signOut} onClick={() => session.send({ type: 'signOut.chosen' })} />
      </div>
    </header>
  )
}

type IconButtonProps = { icon: LucideIcon; label: string; isDisabled?: boolean; onClick: () => void }

/** A disabled one can still be reached: its label says why it does nothing. */
function IconButton({ icon: Icon, label, isDisabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onClick()
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
