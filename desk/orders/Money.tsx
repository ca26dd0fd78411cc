import type { ReactNode } from 'react'
import { restOf } from '#contract/orders/order-rules.ts'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import { chargeNameForStaff } from '#contract/wording/charge-words.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { classes } from '#ui/classes.ts'
import { plainText } from '../guests/plain-text.ts'
import { texts as common } from '../texts.ts'
import styles from './order.module.css'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

/** What takes an extra off the bill, where that is possible. */
type Removing = (extra: DeskOrder['Charges'][number]) => ReactNode

type BillProps = {
  bill: DeskOrder['Bill']
  charges: DeskOrder['Charges']
  isOver: boolean
  /** To a company. */
  isBilled: boolean
  onRemove?: Removing
}

type BillRow = { key?: string; name: string; sum: number; isTotal?: boolean; isDue?: boolean; action?: ReactNode }

/** In the order in which it adds up. Of an order that is over what was not paid, and what no company owes, was waived. */
export function Bill({ bill, charges, isOver, isBilled, onRemove }: BillProps) {
  const { Charge, Service, Tax, Payable, Paid, Refunded, Due } = bill
  const rest = restOf({
    payable: toPaisa(Payable),
    paid: toPaisa(Paid),
    refunded: toPaisa(Refunded),
    due: toPaisa(Due),
  })
  const ofCharges = charges.reduce((sum, { Amount }) => sum + toPaisa(Amount), 0)
  const rows: BillRow[] = [
    { name: texts.charge, sum: toTaka(toPaisa(Charge) - ofCharges) },
    ...charges.map((charge) => ({
      key: `charge ${charge.No}`,
      name: chargeName(charge),
      sum: charge.Amount,
      action: onRemove?.(charge),
    })),
    ...(charges.length > 0 ? [{ name: texts.subtotal, sum: Charge }] : []),
    ...(Service === undefined ? [] : [{ name: texts.service, sum: Service }]),
    { name: texts.tax, sum: Tax },
    { name: texts.payable, sum: Payable, isTotal: true },
    { name: texts.paidSum, sum: Paid },
    ...(Refunded > 0 ? [{ name: texts.refunded, sum: Refunded }] : []),
    ...(isOver && rest > 0 ? [{ name: texts.waived, sum: toTaka(rest) }] : []),
    { name: isBilled && Due > 0 ? texts.companyDue : texts.dueSum, sum: Due, isTotal: true, isDue: Due > 0 },
  ]
  return (
    <dl className={styles['bill']}>
      {rows.map(({ key, name, sum, isTotal = false, isDue = false, action }) => (
        <div key={key ?? name} className={classes(isTotal && styles['total'], isDue && styles['isDue'])}>
          <dt>{name}</dt>
          <dd>
            {action && <>{action} </>}
            <span>{sum < 0 ? `− ${formatTaka(-sum)}` : formatTaka(sum)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function chargeName({ Kind, Note, Quantity }: DeskOrder['Charges'][number]): string {
  const name = plainText(chargeNameForStaff({ kind: Kind, note: Note }))
  return Quantity > 1 ? texts.times(name, Quantity) : name
}

type Payment = DeskOrder['Payments'][number]

type MoneyRow = {
  key: string
  at: string
  what: string
  sum: number
  /** Why it counts nowhere. */
  voided?: string
}

/** Payments, attempts that brought no money, and what was refunded. */
export function Money({ order: { Payments, Attempts, Refunds } }: { order: DeskOrder }) {
  const unpaid = Attempts.filter(({ State }) => State !== 'paid')
  return (
    <>
      <MoneyList title={texts.payments} none={texts.noPayments} rows={Payments.map(paymentRow)} />
      <MoneyList
        title={texts.attempts}
        rows={unpaid.map(({ Id, At, Amount, State }) => ({
          key: Id,
          at: At,
          what: wordOf(texts.attemptStates, State),
          sum: Amount,
        }))}
      />
      <MoneyList
        title={texts.refunds}
        rows={Refunds.map(({ At, Amount, Cause, State }, index) => ({
          key: `${At} ${index}`,
          at: At,
          what: `${wordOf(texts.refundStates, State)} · ${Cause}`,
          sum: Amount,
        }))}
      />
    </>
  )
}

function paymentRow({ At, Amount, Method, Gateway, Reference, Number, Reversed }: Payment): MoneyRow {
  return {
    key: `${At} ${Reference}`,
    at: At,
    what: texts.reference(Method === '' ? Gateway : methodName(Method), Reference, Number),
    sum: Amount,
    ...(Reversed && { voided: texts.voided(Reversed.By, common.moment(Reversed.At), Reversed.Reason) }),
  }
}

function MoneyList({ title, none, rows }: { title: string; none?: string; rows: readonly MoneyRow[] }) {
  if (rows.length === 0 && none === undefined) return null
  return (
    <>
      <h3>{title}</h3>
      {rows.length === 0 && <p className={styles['none']}>{none}</p>}
      <ul className={styles['rows']}>
        {rows.map(({ key, at, what, sum, voided }) => (
          <li key={key} className={classes(voided !== undefined && styles['voided'])}>
            <span>
              <bdi>{plainText(what)}</bdi>
              <small>{common.moment(at)}</small>
              {voided !== undefined && (
                <small>
                  <bdi>{plainText(voided)}</bdi>
                </small>
              )}
            </span>
            {voided === undefined ? (
              <span className={styles['sum']}>
                <Sum taka={sum} />
              </span>
            ) : (
              <s className={styles['sum']}>
                <Sum taka={sum} />
              </s>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function wordOf(words: Readonly<Record<string, string>>, state: string): string {
  return words[state] ?? state
}
