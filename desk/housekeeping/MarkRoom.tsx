import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { DeskRoom, RoomState } from '#contract/desk/rooms.ts'
import { Button } from '#ui/Button.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { Menu, type MenuEntry } from '../parts/Menu.tsx'
import { texts as common } from '../texts.ts'
import styles from './housekeeping.module.css'
import { texts } from './texts.ts'
import { useMarkRoom } from './use-mark-room.ts'

/** What is pressed after each state. */
const nextOf = { dirty: 'clean', clean: 'inspected', inspected: undefined } as const satisfies Record<
  RoomState,
  RoomState | undefined
>

type MarkRoomProps = {
  room: DeskRoom
  /** For a thumb. */
  isLarge?: boolean
  /** What else can be done with the room on this page. */
  more?: readonly MenuEntry[]
  onChanged: () => void
}

/** What can be done with a room: the next step has a button, and all else is in the menu. */
export function MarkRoom({ room, isLarge = false, more = [], onChanged }: MarkRoomProps) {
  const { mark, write, isBusy, problem } = useMarkRoom(onChanged)
  const [isOpen, setIsOpen] = useState(false)
  const problemId = useId()
  const menu = useRef<HTMLSpanElement>(null)
  const next = nextOf[room.State]
  function close(): void {
    setIsOpen(false)
    menu.current?.querySelector('button')?.focus()
  }
  const entries: MenuEntry[] = [
    ...(room.State === 'dirty'
      ? []
      : [{ key: 'dirty', label: texts.states.dirty, run: () => void mark(room, 'dirty') }]),
    { key: 'note', label: texts.note, run: () => setIsOpen(true) },
    ...more,
  ]
  return (
    <>
      <div className={styles['buttons']}>
        {next !== undefined && (
          <Button
            kind="outlined"
            className={styles[isLarge ? 'large' : 'small']}
            isBusy={isBusy}
            aria-label={texts.markAs(room.Room, next)}
            aria-describedby={problem === undefined ? undefined : problemId}
            onClick={() => void mark(room, next)}
          >
            {texts.states[next]}
          </Button>
        )}
        <span ref={menu}>
          <Menu label={texts.moreOf(room.Room)} entries={entries} />
        </span>
      </div>
      {problem !== undefined && (
        <small id={problemId} className={styles['problem']} role="alert">
          {problem}
        </small>
      )}
      {isOpen && (
        <NoteForm
          room={room}
          isBusy={isBusy}
          onClose={close}
          onSave={async (note) => {
            if (await write(room, note)) close()
          }}
        />
      )}
    </>
  )
}

type NoteFormProps = {
  room: DeskRoom
  isBusy: boolean
  onClose: () => void
  onSave: (note: string) => Promise<void>
}

function NoteForm({ room, isBusy, onClose, onSave }: NoteFormProps) {
  const [note, setNote] = useState(room.Note)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  function save(event: FormEvent): void {
    event.preventDefault()
    void onSave(note.trim())
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={save}>
      <ReasonInput
        label={texts.noteOf(room.Room)}
        hint={texts.noteHint}
        value={note}
        readOnly={isBusy}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {texts.save}
        </Button>
        <Button kind="text" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
