import { withTax } from '#contract/wording/levy-words.ts'
import { titleAndMore } from '#contract/wording/order-words.ts'
import { stayOfLine, quoteOfLines } from '#machines/parts/cart-lines.ts'
import { useCartLines } from '#src/cart/use-cart.ts'
import { coverOf, shownPicture } from '#src/lib/house-pictures.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './AuthDialog.module.css'
import { texts } from './texts.ts'
import { Sum } from '#ui/values.tsx'

/** What the guest is about to book, while they say who they are. */
export function StayInSight() {
  const lines = useCartLines()
  const [first] = lines
  if (!first) return null
  const { payable, levies } = quoteOfLines(lines)
  const cover = coverOf(first, first.Type)
  return (
    <div className={styles['stay']} role="group" aria-label={texts.stay}>
      {cover && (
        <div className={styles['picture']}>
          <Picture {...shownPicture(cover)} sizes="84px" isCover />
        </div>
      )}
      <div>
        <p>{titleAndMore(first.Name, lines.length - 1)}</p>
        <p>
          {showStay(stayOfLine(first))} · <Sum paisa={payable} /> {withTax(levies)}
        </p>
      </div>
    </div>
  )
}
