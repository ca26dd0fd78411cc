import type { ComponentProps, ReactNode } from 'react'
import { toTaka } from '#contract/values/money.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { classes } from './classes.ts'
import { showPhone, telephoneUrl } from './lib/phone.ts'
import { texts } from './texts.ts'
import styles from './values.module.css'

/** A number, a sum or a code: on one line, and not for a browser's translator, which groups and reorders digits. */
function Unbroken({ children }: { children: string }) {
  return (
    <span className={styles['unbroken']} translate="no">
      {children}
    </span>
  )
}

/** A sum in BDT, within a line or alone. */
export function Sum(sum: { taka: number } | { paisa: number }) {
  return <Unbroken>{formatTaka('taka' in sum ? sum.taka : toTaka(sum.paisa))}</Unbroken>
}

/** The code of a booking or a request. */
export function Code({ children }: { children: string }) {
  return <Unbroken>{children}</Unbroken>
}

/** A phone number in groups that can be read aloud. */
export function PhoneNumber({ phone }: { phone: string }) {
  return <Unbroken>{showPhone(phone)}</Unbroken>
}

/** A phone number that calls; `children` come before it. */
export function PhoneLink({ phone, children, ...link }: ComponentProps<'a'> & { phone: string }) {
  return (
    <a href={telephoneUrl(phone)} {...link}>
      {children}
      <PhoneNumber phone={phone} />
    </a>
  )
}

type PriceProps = {
  taka: number
  /** Whether it is the lowest of several. */
  isFrom?: boolean
  note?: string
  size?: 'small' | 'normal' | 'large'
}

/** An amount in display numerals, with what it is for under it. */
export function Price({ taka, isFrom = false, note, size = 'normal' }: PriceProps) {
  return (
    <span className={classes(styles['price'], styles[size])}>
      <span className={styles['amount']}>
        {isFrom && <span className={styles['from']}>{texts.from} </span>}
        <Sum taka={taka} />
      </span>
      {note && <span className={styles['note']}>{note}</span>}
    </span>
  )
}

/** A name and its value, a row of a `dl`. */
export function Fact({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** A sentence whose date, such as 16-01-2027, stays on one line: browsers break lines after a hyphen. */
export function UnbrokenDate({ sentence }: { sentence: string }) {
  const [before, date, after] = sentence.split(/(\d{2}-\d{2}-\d{4})/)
  return (
    <>
      {before}
      {date !== undefined && <span className={styles['unbroken']}>{date}</span>}
      <span>{after}</span>
    </>
  )
}
