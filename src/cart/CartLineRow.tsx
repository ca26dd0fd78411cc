import { toTaka } from '#contract/money.ts'
import { nightsOf } from '#contract/stay.ts'
import { amountOf, stayOfLine, type CartLine } from '#machines/cart-lines.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { showDate } from '#src/ui/dates/date-text.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import styles from './CartLineRow.module.css'
import { texts } from './texts.ts'

export type CartLineRowProps = {
  line: CartLine
  /** Left out while the line can only be read. */
  onRemove?: () => void
}

export function CartLineRow({ line, onRemove }: CartLineRowProps) {
  const name = `${line.Name}, ${line.Type === 'ROOM' ? texts.singleRoom : texts.entireHouse}`
  return (
    <li className={styles['line']}>
      <p className={styles['name']}>{name}</p>
      <p className={styles['amount']}>{formatTaka(toTaka(amountOf(line)))}</p>
      <p className={classes(styles['detail'], styles['wide'])}>
        <span>{texts.dates(showDate(line.arrivalDate), showDate(line.departureDate))}</span>
        {' · '}
        <span>{texts.nights(nightsOf(stayOfLine(line)))}</span>
      </p>
      <div className={styles['last']}>
        <p className={styles['detail']}>
          <span>{partyOf(line)}</span>
          {' · '}
          <span>{line.Type === 'ROOM' ? texts.rooms(line.quantity) : texts.fullHouse}</span>
        </p>
        {onRemove && (
          <button
            type="button"
            className={classes(buttonClass('text'), styles['remove'])}
            aria-label={texts.removeLine(name)}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        )}
      </div>
    </li>
  )
}

/** The people that the line has beds for. */
function partyOf({ AdultPerRoom, ChildrenPerRoom, quantity }: CartLine): string {
  return texts.party(AdultPerRoom * quantity, ChildrenPerRoom * quantity)
}
