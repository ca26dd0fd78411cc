import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { loadedLater } from '../parts/loaded-later.tsx'
import { whoIn } from './parties.ts'
import { type StaySnapshot, useStay } from './stay-desk.ts'
import { texts } from './texts.ts'

const CheckOut = loadedLater(
  'desk/stays/CheckOutForm.tsx',
  async () => (await import('./CheckOutForm.tsx')).CheckOutForm,
)
const Move = loadedLater('desk/stays/MoveForm.tsx', async () => (await import('./MoveForm.tsx')).MoveForm)

/** The page and its own parts have loaded by then. */
const PREPARE_AFTER_MS = 2_000

const selectLeaving = (snapshot: StaySnapshot) =>
  snapshot.matches('leaving') ? snapshot.context.requests[0] : undefined
const selectMoving = (snapshot: StaySnapshot) => (snapshot.matches('moving') ? snapshot.context.requests[0] : undefined)

/** What is asked before a stay is changed. Most changes ask nothing, so the forms are loaded after what the page shows. */
export function StayDialogs() {
  const stay = useStay()
  const leaving = useSelector(stay, selectLeaving)
  const moving = useSelector(stay, selectMoving)
  useEffect(() => {
    const timer = setTimeout(() => {
      void CheckOut.prepare()
      void Move.prepare()
    }, PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const [guest] = moving?.stays ?? []
  const close = () => stay.send({ type: 'dialog.closed' })
  return (
    <>
      <Dialog isOpen={leaving !== undefined} onClose={close} title={texts.checkOutOf(whoIn(leaving?.stays ?? []))}>
        {leaving && <CheckOut.Part {...leaving} onClose={close} />}
      </Dialog>
      <Dialog isOpen={guest !== undefined} onClose={close} title={texts.moveOf(whoIn(moving?.stays ?? []))}>
        {moving && guest && <Move.Part guest={guest} today={moving.today} onClose={close} />}
      </Dialog>
    </>
  )
}
