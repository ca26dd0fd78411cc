import { UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import styles from './AccountSlot.module.css'
import { texts } from './texts.ts'
import { usePresence, useSignIn } from './use-session.ts'

/** The header's entry of one's own: the way in for a visitor, the bookings for a guest. It keeps its place until it is known which. */
export function AccountSlot() {
  const presence = usePresence()
  const signIn = useSignIn()
  if (presence === 'authenticated') {
    return (
      <Link className={styles['entry']} to={paths.orders()}>
        <UserRound size={22} aria-hidden="true" />
        <span className={styles['label']}>{texts.account}</span>
      </Link>
    )
  }
  return (
    <span className={presence === 'unread' ? styles['waiting'] : styles['slot']}>
      <button type="button" className={styles['entry']} onClick={() => signIn()}>
        <UserRound size={22} aria-hidden="true" />
        <span className={styles['label']}>{texts.signIn}</span>
      </button>
    </span>
  )
}
