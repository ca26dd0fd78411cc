import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { PayToken, payByLink, readPayLink, type PayLink } from '#contract/money/payments.ts'
import { Problem } from '#contract/problem.ts'
import { type PayPercent, toPaisa } from '#contract/values/money.ts'
import { chosenPayment } from '#src/payment/chosen-payment.ts'
import { PercentChoice } from '#src/payment/PercentChoice.tsx'
import { useSettings } from '#src/content/use-settings.ts'
import NotFoundPage from '#src/layout/NotFoundPage.tsx'
import { HoldCountdown } from '#src/orders/HoldCountdown.tsx'
import { texts as orderTexts } from '#src/orders/texts.ts'
import { usePaymentPage } from '#src/payment/use-payment-page.ts'
import { useReading } from '#src/orders/use-reading.ts'
import { PersonalFrame } from '#src/session/RequireSession.tsx'
import { useApi, usePresence } from '#src/session/use-session.ts'
import { takaText } from '#ui/lib/figures.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Eyebrow } from '#ui/headings.tsx'
import { Spinner } from '#ui/loading.tsx'
import { EmptyState } from '#ui/messages.tsx'
import section from '#ui/styles/section.module.css'
import { Fact, PhoneLink, Sum } from '#ui/values.tsx'
import styles from './PayLinkPage.module.css'
import { texts } from './texts.ts'

/** Where a payment link leads: its holder may pay, signed in or not, and sees nothing else of the booking. */
export default function PayLinkPage() {
  const { Code = '' } = useParams()
  const { hash } = useLocation()
  const token = PayToken.safeParse(hash.slice(1)).data
  const presence = usePresence()
  if (presence === 'unread') return <PersonalFrame />
  if (token === undefined) return <NotFoundPage />
  return (
    <div className={classes(section['container'], styles['page'])}>
      <LinkedOrder key={`${Code} ${token}`} code={Code} token={token} />
    </div>
  )
}

type Link = { code: string; token: string }

function LinkedOrder({ code, token }: Link) {
  const api = useApi()
  const { reading, readAgain } = useReading(`${code} ${token}`, (signal) =>
    api.call(readPayLink, { query: { Code: code, Token: token } }, { signal }),
  )
  if (reading.state === 'read') return <PaySheet token={token} link={reading.value} />
  if (reading.state === 'reading') {
    return (
      <p aria-busy="true">
        <Spinner label={texts.reading} />
      </p>
    )
  }
  const { error } = reading
  if (error instanceof Problem && (error.code === 'not_found' || error.code === 'malformed')) return <NotFoundPage />
  if (error instanceof Problem && (error.code === 'hold_expired' || error.code === 'order_settled')) {
    return <Ended sentence={error.message} />
  }
  return (
    <EmptyState sentence={texts.failed}>
      <Button onClick={readAgain}>{texts.retry}</Button>
    </EmptyState>
  )
}

function PaySheet({ token, link }: { token: string; link: PayLink }) {
  const { Code, Type, Booked, Payable, Due, CanPayPart, HoldUntil } = link
  const api = useApi()
  const [choice, setChoice] = useState<PayPercent>('100%')
  const { pay, isBusy } = usePaymentPage((PayPercent: PayPercent, ActivityId) =>
    api.call(payByLink, { body: { ActivityId, Code, Token: token, PayPercent } }),
  )
  const { sum, percent } = chosenPayment({ payable: Payable, due: Due, canPayPart: CanPayPart }, choice)
  return (
    <section className={styles['sheet']} aria-labelledby="pay-link-title">
      <Eyebrow>{texts.eyebrow}</Eyebrow>
      <h1 id="pay-link-title">{texts.title(Code)}</h1>
      <dl className={styles['facts']}>
        <Fact name={texts.booked} value={Booked} />
        <Fact name={texts.payable} value={<Sum taka={Payable} />} />
        {Due !== Payable && <Fact name={texts.due} value={<Sum taka={Due} />} />}
      </dl>
      {HoldUntil !== null && <HoldCountdown type={Type} until={HoldUntil} />}
      {CanPayPart && <PercentChoice payable={toPaisa(Payable)} value={choice} onChange={setChoice} />}
      <Button isWide isBusy={isBusy} onClick={() => void pay(percent)}>
        {orderTexts.pay.sum(takaText(sum))}
      </Button>
    </section>
  )
}

function Ended({ sentence }: { sentence: string }) {
  const settings = useSettings()
  return (
    <section className={styles['sheet']} aria-labelledby="pay-link-title">
      <Eyebrow>{texts.eyebrow}</Eyebrow>
      <h1 id="pay-link-title">{texts.ended}</h1>
      <p>{sentence}</p>
      {settings && (
        <p>
          {texts.call} <PhoneLink phone={settings.phone} />
        </p>
      )}
    </section>
  )
}
