import { placeTitle } from '#contract/wording/order-words.ts'
import type { CartEvent } from '#machines/cart.machine.ts'
import { type CartLine, keyOf, stayOfLine, withNights } from '#machines/parts/cart-lines.ts'
import { useCartSend, useCartToday } from '#src/cart/use-cart.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { showStay } from '#ui/dates/date-text.ts'
import { Alternatives } from './Alternatives.tsx'
import styles from './Alternatives.module.css'
import { texts } from './texts.ts'
import { useAlternatives } from './use-alternatives.ts'

const NONE: readonly CartLine[] = []

/** Which lines a booking was refused for since their nights are taken; none before that is known. */
export function useTakenLines(lines: readonly CartLine[], isRefused: boolean): readonly CartLine[] {
  const key = isRefused ? lines.map((line) => `${line.quantity} ${keyOf(line)}`).join() : ''
  const taken = useAlternatives(key, async ({ readTaken }, client) => (isRefused ? readTaken(client, lines) : NONE))
  return taken ?? NONE
}

type TakenLinesProps = { taken: readonly CartLine[]; onChange: () => void }

/** What can be booked in the place of each line that is taken, in one tap. */
export function TakenLines({ taken, onChange }: TakenLinesProps) {
  return taken.map((line) => <TakenLine key={keyOf(line)} line={line} onChange={onChange} />)
}

function TakenLine({ line, onChange }: { line: CartLine; onChange: () => void }) {
  const send = useCartSend()
  const today = useCartToday() ?? line.arrivalDate
  const stay = stayOfLine(line)
  const name = placeTitle({ ...line, Quantity: line.quantity })

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
        onStay={({ nights, ...chosen }) =>
          change({
            type: 'line.replaced',
            key,
            item: withNights(line, nights),
            stay: chosen,
            quantity: line.quantity,
          })
        }
        onTake={(item) => change({ type: 'line.replaced', key, item, stay, quantity: 1 })}
      />
    </div>
  )
}
