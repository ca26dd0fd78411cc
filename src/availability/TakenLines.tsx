import { placeTitle } from '#contract/wording/order-words.ts'
import type { CartEvent } from '#machines/cart.machine.ts'
import { type CartLine, keyOf, stayOfLine } from '#machines/parts/cart-lines.ts'
import { useCartLines, useCartSend, useCartToday } from '#src/cart/use-cart.ts'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { showStay } from '#src/ui/dates/date-text.ts'
import { Alternatives } from './Alternatives.tsx'
import styles from './Alternatives.module.css'
import { texts } from './texts.ts'
import { useAlternatives } from './use-alternatives.ts'

/** Where a booking was refused since its nights are taken: which line that is, and what can be had in its place, each in one tap. */
export function TakenLines({ onChange }: { onChange: () => void }) {
  const lines = useCartLines()
  const key = lines.map((line) => `${line.quantity} ${keyOf(line)}`).join()
  const taken = useAlternatives(key, ({ readTaken }, client) => readTaken(client, lines))
  return taken?.map((line) => <TakenLine key={keyOf(line)} line={line} onChange={onChange} />)
}

function TakenLine({ line, onChange }: { line: CartLine; onChange: () => void }) {
  const send = useCartSend()
  const today = useCartToday() ?? line.arrivalDate
  const stay = stayOfLine(line)
  const name = placeTitle(line)

  const key = keyOf(line)

  function change(event: CartEvent) {
    send(event)
    onChange()
  }

  return (
    <div className={classes(styles['alternatives'], styles['taken'])}>
      <p>
        <strong>{texts.isTaken(name, showStay(stay))}</strong>
      </p>
      <p>
        <Button kind="text" aria-label={texts.removeNamed(name)} onClick={() => change({ type: 'line.removed', key })}>
          {texts.removeTaken}
        </Button>
      </p>
      <Alternatives
        place={{ houseId: line.Id, type: line.Type, rooms: line.quantity }}
        stay={stay}
        today={today}
        replaced={key}
        onStay={(chosen) => change({ type: 'line.replaced', key, item: line, stay: chosen, quantity: line.quantity })}
        onTake={(item) => change({ type: 'line.replaced', key, item, stay, quantity: 1 })}
      />
    </div>
  )
}
