import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { nameRoomMachine, removeRoomMachine } from '#machines/desk/room-dialogs.machine.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useActDialog } from '../session/use-act-dialog.ts'
import { createNameActors, createRemoveActors } from './rooms.actors.ts'
import { texts } from './texts.ts'

type NameRef = ActorRefFrom<typeof nameRoomMachine>
type RemoveRef = ActorRefFrom<typeof removeRoomMachine>

/** The dialogs in which rooms are added, named and removed. `onChanged`: the shown rooms may be out of date. */
export function useRoomDialogs(onChanged: () => void): { name: NameRef; remove: RemoveRef } {
  const name = useActDialog(nameRoomMachine, createNameActors, {
    done: ({ fields, subject }) => (subject.room ? texts.renamed : texts.added)(fields.name.trim()),
    onDone: onChanged,
  })
  const remove = useActDialog(removeRoomMachine, createRemoveActors, {
    done: ({ subject }) => texts.removed(subject.Room, subject.House),
    onDone: onChanged,
  })
  return { name, remove }
}

export function RoomDialogs({ name, remove }: { name: NameRef; remove: RemoveRef }) {
  const named = useSelector(name, selectNamed)
  const removed = useSelector(remove, selectRemoved)
  return (
    <>
      <FormDialog
        form={name}
        title={named?.room ? texts.renameTitle(named.room.Room) : texts.addTo(named?.house.House ?? '')}
      >
        {(onClose) => <NameForm name={name} isNew={named?.room === undefined} onClose={onClose} />}
      </FormDialog>
      <FormDialog form={remove} title={texts.removeTitle(removed?.Room ?? '')}>
        {(onClose) => <RemoveForm remove={remove} house={removed?.House ?? ''} onClose={onClose} />}
      </FormDialog>
    </>
  )
}

const selectNamed = ({ context }: SnapshotFrom<typeof nameRoomMachine>) => context.subject
const selectRemoved = ({ context }: SnapshotFrom<typeof removeRoomMachine>) => context.subject

function NameForm({ name, isNew, onClose }: { name: NameRef; isNew: boolean; onClose: () => void }) {
  const { bind, frame } = useForm(name, texts.nameProblems)
  return (
    <ActionForm {...frame} action={isNew ? texts.add : texts.save} onClose={onClose}>
      {isNew && <p>{texts.addLead}</p>}
      <TextInput label={texts.name} required autoComplete="off" maxLength={60} {...bind('name')} />
    </ActionForm>
  )
}

function RemoveForm({ remove, house, onClose }: { remove: RemoveRef; house: string; onClose: () => void }) {
  const { frame } = useForm(remove, {})
  return (
    <ActionForm {...frame} action={texts.removeNow} onClose={onClose}>
      <p>{texts.removeLead(house)}</p>
    </ActionForm>
  )
}
