import { UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import styles from './AccountSlot.module.css'
import { texts } from './texts.ts'
import { useKnownPresence, useSignIn } from './use-session.ts'

/** The header's entry of one's own: the way in for a visitor, the bookings for a guest. It keeps its place until it is known which. */
export function AccountSlot() {
  const presence = useKnownPresence()
  const signIn = useSignIn()
  if (presence === 'authenticated') {
    return (
      <Link className={styles['entry']} to={paths.orders()}>
        <UserRound size={22} aria-hidden="true" />
        <Label of="account" />
      </Link>
    )
  }
  return (
    <span className={presence === 'unread' ? styles['waiting'] : styles['slot']}>
      <button type="button" className={styles['entry']} onClick={() => signIn()}>
        <UserRound size={22} aria-hidden="true" />
        <Label of="signIn" />
      </button>
    </span>
  )
}

/** Both words are stacked, one of them hidden: nothing next to them moves when a guest signs in. */
function Label({ of }: { of: 'account' | 'signIn' }) {
  return (
    <span className={styles['label']}>
      {(['account', 'signIn'] as const).map((word) => (
        <span key={word} className={word === of ? undefined : styles['unseen']} aria-hidden={word !== of || undefined}>
          {texts[word]}
        </span>
      ))}
    </span>
  )
}
