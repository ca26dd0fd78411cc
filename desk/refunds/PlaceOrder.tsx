import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { placeOrderMachine } from '#machines/desk/place-order.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/inputs.tsx'
import { Notice } from '#ui/messages.tsx'
import { FormDialog, Unread } from '../parts/FormDialog.tsx'
import { TypedForm } from '../parts/TypedForm.tsx'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { createPlaceActors } from './refunds.actors.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type PlaceOrderProps = { code: string; isOffered: boolean; onDone: () => void }

/** Gives rooms to a booking whose own were sold before its money came. */
export function PlaceOrder({ code, isOffered, onDone }: PlaceOrderProps) {
  const { api } = useDesk()
  const place = useMachine(placeOrderMachine, () => createPlaceActors({ api }), {
    on: {
      'form.sent'() {
        showToast('success', texts.placed)
        onDone()
      },
      'form.refused': onDone,
    },
  })
  useChanges(() => place.send({ type: 'change.noticed' }))
  return (
    <>
      {isOffered && (
        <Button onClick={() => place.send({ type: 'dialog.opened', subject: { code } })}>{texts.place}</Button>
      )}
      <FormDialog form={place} title={texts.place}>
        {(onClose) => <PlaceForm place={place} onClose={onClose} />}
      </FormDialog>
    </>
  )
}

const selectPlaces = ({ context }: SnapshotFrom<typeof placeOrderMachine>) => context.known

function PlaceForm({ place, onClose }: { place: ActorRefFrom<typeof placeOrderMachine>; onClose: () => void }) {
  const { fields, change, frame } = useTypedForm(place)
  const places = useSelector(place, selectPlaces)
  if (!places) return <Unread problem={frame.problem} />
  const { Rooms: needed, Data: rooms } = places
  const { unitIds: chosen } = fields
  const isFull = chosen.length === needed
  return (
    <TypedForm {...frame} action={texts.placeNow(chosen.length, needed)} isDisabled={!isFull} onClose={onClose}>
      {rooms.length < needed ? <Notice kind="warning">{texts.noPlaces}</Notice> : <p>{texts.placeLead(needed)}</p>}
      {[...Map.groupBy(rooms, ({ House }) => House)].map(([house, free]) => (
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
                onChange={() =>
                  change('unitIds', isChosen ? chosen.filter((other) => other !== UnitId) : [...chosen, UnitId])
                }
              />
            )
          })}
        </fieldset>
      ))}
    </TypedForm>
  )
}
