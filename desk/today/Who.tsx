import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Contacts, GuestName } from '../guests/guest.tsx'
import styles from './party.module.css'

type WhoProps = {
  code: string
  /** Null for those who may not read who it is. */
  guest: string | null
  phone: string | null
  /** What is due. */
  children?: ReactNode
}

/** Whose order it is, and how they are reached. */
export function Who({ code, guest, phone, children }: WhoProps) {
  return (
    <div className={styles['who']}>
      {guest !== null && (
        <Link className={styles['name']} to={`/orders/${code}`}>
          <GuestName name={guest} />
        </Link>
      )}
      {phone !== null && <Contacts name={guest ?? ''} phone={phone} />}
      {children && <span className={styles['due']}>{children}</span>}
    </div>
  )
}
