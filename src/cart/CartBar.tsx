import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { countOf, quoteOfLines } from '#machines/parts/cart-lines.ts'
import { texts as priceTexts } from '#src/prices/texts.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './CartBar.module.css'
import { CartContents, type Free } from './CartSummary.tsx'
import { texts } from './texts.ts'
import { useDeferredCartLines } from './use-cart.ts'
import { Sum } from '#ui/values.tsx'

/** The summary on a phone: its total at the foot of the page's content, the rest in a sheet. */
export function CartBar({ free }: { free?: Free | undefined }) {
  const lines = useDeferredCartLines()
  const [isOpen, setIsOpen] = useState(false)
  // The sheet stays open when its last line is removed, and says so.
  if (lines.length === 0 && !isOpen) return null
  const { payable, levies } = quoteOfLines(lines)
  return (
    <section className={styles['bar']} aria-label={texts.heading} data-foot-bar>
      <button type="button" className={styles['opener']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={styles['label']}>
          {texts.total}
          <ChevronUp size={18} aria-hidden="true" />
        </span>
        <span className={styles['total']}>
          <Sum paisa={payable} />
        </span>
        <span className={styles['note']}>{priceTexts.included(levies)}</span>
        <span className="visually-hidden">{texts.show(countOf(lines))}</span>
      </button>
      <Link to={paths.checkout()} className={buttonClass()}>
        {texts.checkOut}
      </Link>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.heading} size="sheet">
        <CartContents free={free}>
          <Link to={paths.checkout()} className={buttonClass('filled', { isWide: true })}>
            {texts.checkOut}
          </Link>
        </CartContents>
      </Dialog>
    </section>
  )
}
