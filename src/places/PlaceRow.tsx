import type { ReactNode, Ref } from 'react'
import type { PlaceType } from '#contract/catalogue/houses.ts'
import { classes } from '#ui/classes.ts'
import styles from './PlaceRow.module.css'
import { texts } from './texts.ts'

/** The ways to book a house, a row each; below them what holds for all. */
export function PlaceRows({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <div className={styles['rows']}>
      {children}
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  )
}

export type PlaceRowProps = {
  /** Such as 'Rania House, single room'. */
  name: string
  type: PlaceType
  people: string
  /** How many are left. */
  left?: string
  facts?: ReactNode
  price: ReactNode
  /** Details of the price, in a line of their own. */
  below?: ReactNode
  /** A `RowAction`. */
  children: ReactNode
}

/** A room of a house, or all of it: for how many, what is in it, its price and its button. */
export function PlaceRow({ name, type, people, left, facts, price, below, children }: PlaceRowProps) {
  return (
    <div className={styles['row']} role="group" aria-label={name}>
      <div className={styles['place']}>
        <p className={styles['kind']}>{kindOf(type)}</p>
        <p className={styles['people']}>{people}</p>
        {left !== undefined && <p className={styles['left']}>{left}</p>}
      </div>
      <div className={styles['facts']}>{facts}</div>
      <div className={styles['price']}>{price}</div>
      {children}
      {below && <div className={styles['below']}>{below}</div>}
    </div>
  )
}

type RowActionProps = { children: ReactNode; ref?: Ref<HTMLDivElement> }

/** The button of a row, and what replaces it once it was pressed. */
export function RowAction({ children, ref }: RowActionProps) {
  return (
    <div ref={ref} className={styles['action']}>
      {children}
    </div>
  )
}

type QuietRowProps = Pick<PlaceRowProps, 'name' | 'type' | 'facts' | 'children'> & {
  reason: string
  /** Left out where nobody can ever pay it. */
  price?: ReactNode
}

/** One that cannot be booked, and why. */
export function QuietRow({ name, type, facts, reason, price, children }: QuietRowProps) {
  return (
    <div className={classes(styles['row'], styles['quiet'])} role="group" aria-label={name}>
      <div className={styles['place']}>
        <p className={styles['kind']}>
          {kindOf(type)}
          <span className={styles['reason']}>{reason}</span>
        </p>
      </div>
      <div className={styles['facts']}>{facts}</div>
      {price && <p className={styles['price']}>{price}</p>}
      {children}
    </div>
  )
}

const kindOf = (type: PlaceType) => (type === 'ROOM' ? texts.singleRoom : texts.entireHouse)
