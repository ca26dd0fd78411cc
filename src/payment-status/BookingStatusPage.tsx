import { useSearchParams } from 'react-router-dom'
import { PersonalFrame } from '#src/session/RequireSession.tsx'
import { usePresence } from '#src/session/use-session.ts'
import { classes } from '#ui/classes.ts'
import section from '#ui/styles/section.module.css'
import { PaymentResult } from './PaymentResult.tsx'
import styles from './BookingStatusPage.module.css'

/** Where the gateway sends a guest back to. Anyone with the address may see it, signed in or not. */
export default function BookingStatusPage() {
  const [query] = useSearchParams()
  const presence = usePresence()
  if (presence === 'unread') return <PersonalFrame />
  const code = query.get('Code') ?? ''
  const id = query.get('Id') ?? ''
  return (
    <div className={classes(section['container'], styles['page'])}>
      <PaymentResult
        key={`${code} ${id}`}
        code={code}
        id={id}
        payment={readPayment(query.get('Payment'))}
        phone={readPhone(query.get('Phone'))}
      />
    </div>
  )
}

/** Undefined where it was unknown when the guest returned: then the API's report names it. */
function readPayment(text: string | null): number | undefined {
  // What is no number is no zero either: a headline shows.
  return text === '' ? undefined : Number(text ?? 0)
}

/** The phone of the address as it came, if it can be one: anybody can write an address. */
function readPhone(text: string | null): string | undefined {
  // A plus that was not escaped arrives as a space.
  const phone = text?.replace(/^ /, '+')
  return phone && /^\+?[\d ]{6,16}$/.test(phone) ? phone : undefined
}
