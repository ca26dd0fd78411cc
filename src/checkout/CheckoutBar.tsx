import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { advanceOf, toTaka } from '#contract/values/money.ts'
import { isGuestReady } from '#machines/checkout.machine.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Button } from '#ui/Button.tsx'
import { useIsInSight } from '#ui/lib/use-is-in-sight.ts'
import styles from './CheckoutPage.module.css'
import { BookedInShort } from './CheckoutSummary.tsx'
import { texts } from './texts.ts'
import { type BookableProps, useBookableQuote } from './use-bookable-quote.ts'
import type { CheckoutSnapshot } from './use-checkout.ts'

const selectPercent = (snapshot: CheckoutSnapshot) => snapshot.context.payPercent
const selectIsGuestReady = (snapshot: CheckoutSnapshot) => isGuestReady(snapshot.context)
const selectMayPay = (snapshot: CheckoutSnapshot) => snapshot.context.termsAccepted && !snapshot.matches('failed')
const selectIsBusy = (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy')

type CheckoutBarProps = BookableProps & {
  guest: RefObject<HTMLElement | null>
  payment: RefObject<HTMLElement | null>
  /** Where Submit is: while it is in sight, it is the action. */
  submit: RefObject<HTMLElement | null>
}

/** At the foot of a phone's window: what is paid, and the next step: what is missing of the guest, the payment, or paying. */
export function CheckoutBar({ checkout, taken, guest, payment, submit }: CheckoutBarProps) {
  const { payable } = useBookableQuote({ checkout, taken })
  const percent = useSelector(checkout, selectPercent)
  const isGuestKnown = useSelector(checkout, selectIsGuestReady)
  const mayPay = useSelector(checkout, selectMayPay)
  const isBusy = useSelector(checkout, selectIsBusy)
  if (useIsInSight(submit)) return null
  const now = takaText(toTaka(advanceOf(payable, percent)))
  const isPaying = isGuestKnown && mayPay
  return (
    <div className={styles['bar']} role="group" aria-label={texts.stay} data-stay-bar>
      {isPaying ? (
        <BookedInShort checkout={checkout} taken={taken} />
      ) : (
        payable > 0 && (
          <p className={styles['sum']}>
            <span>{percent === '100%' ? texts.total : texts.payNow}</span>
            <strong>{now}</strong>
          </p>
        )
      )}
      {isPaying && (
        <Button type="submit" isBusy={isBusy}>
          {texts.pay(now)}
        </Button>
      )}
      {!isPaying && isGuestKnown && <Button onClick={() => goTo(payment, 'input:checked')}>{texts.nextPayment}</Button>}
      {!isGuestKnown && (
        <Button onClick={() => goTo(guest, '[aria-invalid], :is(input, select):invalid')}>{texts.nextGuest}</Button>
      )}
    </div>
  )
}

function goTo(part: RefObject<HTMLElement | null>, control: string): void {
  part.current?.scrollIntoView()
  part.current?.querySelector<HTMLElement>(control)?.focus()
}
