import { Link } from 'react-router-dom'
import type { Order, OrderType } from '#contract/orders/orders.ts'
import { percentOf, toPaisa } from '#contract/values/money.ts'
import type { PaymentReport } from '#machines/payment-status.machine.ts'
import { paths } from '#src/lib/paths.ts'
import { PayButton } from '#src/orders/PayButton.tsx'
import { SamePlacesButton } from '#src/orders/SamePlacesButton.tsx'
import { AddToCalendar, ShareStay } from '#src/orders/StayExtras.tsx'
import { usePresence } from '#src/session/use-session.ts'
import { type ButtonKind, buttonClass } from '#ui/Button.tsx'
import styles from './BookingStatusPage.module.css'
import type { ResultAction } from './payment-outcome.ts'
import { texts } from './texts.ts'

type ResultActionsProps = {
  code: string
  /** Once it is read, if it is this guest's own and paid. */
  order: Order | undefined
  report: PaymentReport | undefined
  actions: readonly ResultAction[]
}

/** What can be done now, the first of it filled; where nothing is left to do, that is the calendar. An order is its guest's: only a new booking is offered to everyone. */
export function ResultActions({ code, order, report, actions }: ResultActionsProps) {
  const isOwn = usePresence() === 'authenticated' && code !== ''
  const possible = actions.filter((action) => isOwn || action === 'bookAgain')
  const isDone = order?.Status === 'Confirmed'
  return (
    <p className={styles['actions']}>
      {isDone && <AddToCalendar order={order} kind="filled" />}
      {possible.map((action, index) => (
        <ResultActionButton
          key={action}
          action={action}
          kind={index === 0 && !isDone ? 'filled' : 'outlined'}
          code={code}
          report={report}
        />
      ))}
      {order && <ShareStay order={order} kind="text" />}
      <Link to={paths.home()} className={buttonClass('text')}>
        {texts.home}
      </Link>
    </p>
  )
}

type ResultActionButtonProps = Pick<ResultActionsProps, 'code' | 'report'> & { action: ResultAction; kind: ButtonKind }

function ResultActionButton({ action, kind, code, report }: ResultActionButtonProps) {
  switch (action) {
    case 'payAgain':
    case 'payBalance':
      if (!report) return null
      return (
        <PayButton
          kind={kind}
          code={code}
          payable={report.Paid + report.Due}
          due={report.Due}
          canPayPart={report.CanPayPart}
          percent={percentOf(toPaisa(report.Paid + report.Due), toPaisa(report.Amount))}
        >
          {texts[action]}
        </PayButton>
      )
    case 'sameAgain':
      return <SamePlacesButton code={code} kind={kind} />
    case 'bookAgain':
      return (
        <Link to={bookAgainPaths[report?.Type ?? 'Room']()} className={buttonClass(kind)}>
          {texts.again[report?.Type ?? 'Room']}
        </Link>
      )
    case 'viewOrder':
      return (
        <Link to={paths.order(code)} className={buttonClass(kind)}>
          {texts.viewOrder}
        </Link>
      )
    default:
      return action satisfies never
  }
}

const bookAgainPaths = {
  Room: paths.search,
  Pool: paths.pool,
  Hall: paths.convention,
  Package: paths.package,
} as const satisfies Record<OrderType, () => string>
