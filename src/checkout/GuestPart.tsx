import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { maskedNumber, type Profile } from '#contract/guests/guests.ts'
import { isGuestReady } from '#machines/checkout.machine.ts'
import { isClean } from '#machines/parts/problems.ts'
import type { GuestFieldsProps } from '#src/guests/guest-fields.tsx'
import { GuestForm } from '#src/guests/GuestForm.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './CheckoutPage.module.css'
import { texts } from './texts.ts'
import type { CheckoutRef, CheckoutSnapshot } from './use-checkout.ts'

const selectGuest = (snapshot: CheckoutSnapshot) => snapshot.context.fields
const selectHasProblems = ({ context: { problems } }: CheckoutSnapshot) => problems !== undefined && !isClean(problems)
const selectIsFilling = (snapshot: CheckoutSnapshot) => snapshot.matches('filling')

type GuestPartProps = { checkout: CheckoutRef; ref: RefObject<HTMLElement | null> } & Pick<GuestFieldsProps, 'form'>

/** Who is coming: one line of a guest whose details are all known, the form of any other. */
export function GuestPart({ checkout, form, ref }: GuestPartProps) {
  const guest = useSelector(checkout, selectGuest)
  const hasProblems = useSelector(checkout, selectHasProblems)
  const isFilling = useSelector(checkout, selectIsFilling)
  const [isLine, setIsLine] = useState(() => isGuestReady(checkout.getSnapshot().context))
  const wasLine = useRef(isLine)
  useEffect(() => {
    // Edit, which had the focus, is gone.
    if (wasLine.current && !isLine) ref.current?.querySelector('input')?.focus()
    wasLine.current = isLine
  }, [isLine, ref])
  if (isLine && hasProblems) setIsLine(false)
  return (
    <section ref={ref} className={styles['part']} aria-label={texts.guest}>
      {isLine ? (
        <div className={styles['known']}>
          <div>
            <h2>{texts.guest}</h2>
            <p>{lineOf(guest)}</p>
          </div>
          <Button kind="text" aria-label={texts.editGuest} onClick={() => setIsLine(false)}>
            {texts.edit}
          </Button>
        </div>
      ) : (
        <GuestForm title={texts.guest} form={form} isReadOnly={!isFilling} />
      )}
    </section>
  )
}

/** `Nusrat Rahman · National ID ••4567`. */
function lineOf({ FirstName, LastName, IdentityType, IdentityNumber }: Profile): string {
  return `${FirstName} ${LastName} · ${IdentityType} ${maskedNumber(IdentityNumber)}`
}
