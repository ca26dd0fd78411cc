import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { GuestField } from '#machines/guest-details.ts'
import { GuestForm } from '#src/guests/GuestForm.tsx'
import { useGuestDraft } from '#src/guests/use-guest-draft.ts'
import { classes } from '#src/ui/classes.ts'
import section from '#src/ui/styles/section.module.css'
import { focusFirst } from '#src/ui/fields/focus-first.ts'
import styles from './CheckoutForm.module.css'
import { CheckoutMessage } from './CheckoutMessage.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'
import type { CheckoutRef, CheckoutSnapshot } from './use-checkout.ts'

const selectGuest = (snapshot: CheckoutSnapshot) => snapshot.context.guest
const selectMissing = (snapshot: CheckoutSnapshot) => snapshot.context.missing
const selectIsEditing = (snapshot: CheckoutSnapshot) => snapshot.matches('editing')

/** Details on one side, booking and payment on the other: one form, so that one press sends it all. */
export function CheckoutForm({ checkout }: { checkout: CheckoutRef }) {
  const guest = useSelector(checkout, selectGuest)
  const missing = useSelector(checkout, selectMissing)
  const isEditing = useSelector(checkout, selectIsEditing)
  const form = useRef<HTMLFormElement>(null)
  const change = (field: GuestField, value: string) => checkout.send({ type: 'field.changed', field, value })
  const keepSaved = useGuestDraft(guest, change)
  useEffect(() => {
    const told = checkout.on('guest.saved', ({ profile }) => keepSaved(profile))
    return () => told.unsubscribe()
  }, [checkout, keepSaved])

  function submit() {
    checkout.send({ type: 'submit.pressed' })
    focusFirst(form.current, checkout.getSnapshot().context.missing)
  }

  return (
    <form
      ref={form}
      className={classes(section['container'], styles['form'])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles['details']}>
        <GuestForm guest={guest} missing={missing} isReadOnly={!isEditing} onChange={change} />
      </div>
      <div className={styles['side']}>
        <CheckoutSummary checkout={checkout} />
        <CheckoutMessage checkout={checkout} />
        <PaymentChoice checkout={checkout} />
      </div>
    </form>
  )
}
