import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { DeskRoom, RoomState } from '#contract/desk/rooms.ts'
import { Button } from '#ui/Button.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { texts as common } from '../texts.ts'
import styles from './housekeeping.module.css'
import { texts } from './texts.ts'
import { useMarkRoom } from './use-mark-room.ts'

/** What is pressed next, and what else a room may turn out to be. */
const steps = {
  dirty: ['clean'],
  clean: ['inspected', 'dirty'],
  inspected: ['dirty'],
} as const satisfies Record<RoomState, readonly RoomState[]>

type MarkRoomProps = {
  room: DeskRoom
  /** For a thumb. */
  isLarge?: boolean
  onChanged: () => void
}

/** The buttons of a room: what it is from now on, and a note. */
export function MarkRoom({ room, isLarge = false, onChanged }: MarkRoomProps) {
  const { mark, write, isBusy, problem } = useMarkRoom(onChanged)
  const [isOpen, setIsOpen] = useState(false)
  const problemId = useId()
  const opener = useRef<HTMLSpanElement>(null)
  function close(): void {
    setIsOpen(false)
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <div className={styles['mark']}>
      <div className={styles['buttons']}>
        {steps[room.State].map((state) => (
          <Button
            key={state}
            kind={isLarge && state !== 'dirty' ? 'outlined' : 'text'}
            className={(isLarge && styles[state === 'dirty' ? 'back' : 'step']) || ''}
            isBusy={isBusy}
            aria-label={texts.markAs(room.Room, state)}
            aria-describedby={problem === undefined ? undefined : problemId}
            onClick={() => void mark(room, state)}
          >
            {texts.states[state]}
          </Button>
        ))}
        <span ref={opener}>
          <Button
            kind="text"
            className={(isLarge && styles['back']) || ''}
            aria-label={texts.noteOf(room.Room)}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.note}
          </Button>
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
    </div>
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
