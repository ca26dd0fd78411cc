import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { assignRoomsMachine } from '#machines/desk/refund-dialogs.machine.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { ActDialog } from '../parts/ActDialog.tsx'
import { RoomCheckboxes } from '../parts/RoomCheckboxes.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { createAssignActors } from './refunds.actors.ts'
import { texts } from './texts.ts'

type AssignRoomsProps = { code: string; isOffered: boolean; onDone: () => void }

/** Gives rooms to a booking whose own were sold before its money came. */
export function AssignRooms({ code, isOffered, onDone }: AssignRoomsProps) {
  const assign = useActDialog(assignRoomsMachine, createAssignActors, { done: () => texts.assigned, onDone })
  return (
    <ActDialog form={assign} label={texts.assign} kind="filled" isOffered={isOffered} subject={{ code }}>
      {(onClose) => <AssignForm assign={assign} onClose={onClose} />}
    </ActDialog>
  )
}

const selectFree = ({ context }: SnapshotFrom<typeof assignRoomsMachine>) => context.data

function AssignForm({ assign, onClose }: { assign: ActorRefFrom<typeof assignRoomsMachine>; onClose: () => void }) {
  const free = useSelector(assign, selectFree)
  const { fields, change, frame } = useForm(assign, texts.assignProblems)
  if (!free) return <NotRead problem={frame.problem} />
  const { Rooms: needed, Data: rooms } = free
  const { unitIds: chosen } = fields
  const isFull = chosen.length === needed
  return (
    <ActionForm {...frame} action={texts.assignNow(chosen.length, needed)} isDisabled={!isFull} onClose={onClose}>
      {rooms.length < needed ? <Notice kind="warning">{texts.noRooms}</Notice> : <p>{texts.assignLead(needed)}</p>}
      <RoomCheckboxes rooms={rooms} chosen={chosen} isFull={isFull} onChange={(next) => change('unitIds', next)} />
    </ActionForm>
  )
}
