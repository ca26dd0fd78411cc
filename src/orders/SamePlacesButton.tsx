import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sentenceOf } from '#contract/problem.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { keyFor } from '#machines/parts/cart-lines.ts'
import { useCartSend, useIsCartInitiating } from '#src/cart/use-cart.ts'
import { paths } from '#src/lib/paths.ts'
import { useApi } from '#src/session/use-session.ts'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { findSamePlaces } from './same-places.ts'
import { texts } from './texts.ts'

/** Puts the places of an order that was never paid into the cart again and opens the checkout, if all of them are still free. */
export function SamePlacesButton({ code, kind = 'filled' }: Pick<ButtonProps, 'kind'> & { code: string }) {
  const api = useApi()
  const send = useCartSend()
  const isCartInitiating = useIsCartInitiating()
  const navigate = useNavigate()
  const [isLooking, setIsLooking] = useState(false)

  async function bookAgain() {
    setIsLooking(true)
    try {
      const { free, taken } = await findSamePlaces(api, code)
      const [gone] = taken
      if (gone) {
        const stay = { arrival: gone.ReservationDate, departure: gone.ReleaseDate }
        return offerInToast('warning', texts.taken(taken.map(placeTitle).join(' · ')), {
          label: texts.othersFree,
          run: () => void navigate(paths.search(stay)),
        })
      }
      for (const { item, stay, rooms } of free) {
        const key = keyFor(item, stay)
        send({ type: 'line.removed', key })
        send({ type: 'item.swapped', item, stay })
        for (let room = 1; room < rooms; room += 1) send({ type: 'quantity.raised', key })
      }
      void navigate(paths.checkout())
    } catch (error) {
      showToast('warning', sentenceOf(error))
    } finally {
      setIsLooking(false)
    }
  }

  return (
    <Button kind={kind} isBusy={isLooking || isCartInitiating} onClick={() => void bookAgain()}>
      {texts.sameAgain}
    </Button>
  )
}
