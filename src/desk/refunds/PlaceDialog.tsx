import { type FormEvent, useState } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { listPlacesFor, placeOrder } from '#contract/desk/refunds.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/fields/inputs.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type PlaceDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void; onDone: () => void }

/** Gives rooms to a booking whose own were sold before its money came. */
export function PlaceDialog({ isOpen, onClose, ...rest }: PlaceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.place}>
      <PlaceForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function PlaceForm({ order, onClose, onDone }: Omit<PlaceDialogProps, 'isOpen'>) {
  const { Code } = order.Summary
  const { data, problem: unread, reload } = useDeskReading(listPlacesFor, { params: { Code } })
  const { send, isBusy, problem } = useDeskCall(placeOrder)
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (unread !== undefined) return <Notice kind="error">{unread}</Notice>
  if (!data) return <Spinner />
  const { Rooms: needed, Data: rooms } = data
  const houses = Map.groupBy(rooms, ({ House }) => House)
  const isFull = chosen.length === needed

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isFull) return
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code, UnitIds: [...chosen] } }))
    if (!answer) {
      setChosen([])
      reload()
      return
    }
    showToast('success', texts.placed)
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {rooms.length < needed ? <Notice kind="warning">{texts.noPlaces}</Notice> : <p>{texts.placeLead(needed)}</p>}
      {[...houses].map(([house, free]) => (
        <fieldset key={house} className={styles['house']}>
          <legend>{house}</legend>
          {free.map(({ UnitId, Room }) => {
            const isChosen = chosen.includes(UnitId)
            return (
              <Checkbox
                key={UnitId}
                label={Room}
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={() => setChosen(isChosen ? chosen.filter((other) => other !== UnitId) : [...chosen, UnitId])}
              />
            )
          })}
        </fieldset>
      ))}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy} disabled={!isFull}>
          {texts.placeNow(chosen.length, needed)}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
