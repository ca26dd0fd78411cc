import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { DeskRoom, RoomState } from '#contract/reception/rooms.ts'
import { isBlank } from '#contract/values/typed.ts'
import { Button } from '#ui/Button.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { Menu, type MenuEntry } from '../parts/Menu.tsx'
import { texts as common } from '../texts.ts'
import styles from './housekeeping.module.css'
import { texts } from './texts.ts'
import { useMarkRoom } from './use-mark-room.ts'
import { useRepair } from './use-repair.ts'

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
  const marking = useMarkRoom(onChanged)
  const repairing = useRepair(onChanged)
  const { mark } = marking
  const isBusy = marking.isBusy || repairing.isBusy
  const problem = marking.problem ?? repairing.problem
  const [open, setOpen] = useState<'note' | 'repair'>()
  const problemId = useId()
  const menu = useRef<HTMLSpanElement>(null)
  const next = nextOf[room.State]
  function close(): void {
    setOpen(undefined)
    menu.current?.querySelector('button')?.focus()
  }
  const entries: MenuEntry[] = [
    ...(room.State === 'dirty'
      ? []
      : [{ key: 'dirty', label: texts.states.dirty, run: () => void mark(room, 'dirty') }]),
    { key: 'note', label: texts.note, run: () => setOpen('note') },
    { key: 'repair', label: texts.report, run: () => setOpen('repair') },
    ...(room.Repair?.CanMend === true
      ? [{ key: 'mended', label: texts.mended, run: () => void repairing.mend(room) }]
      : []),
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
      {open === 'note' && (
        <LineForm
          label={texts.noteOf(room.Room)}
          hint={texts.noteHint}
          before={room.Note}
          isBusy={isBusy}
          onClose={close}
          onSave={(note) => marking.write(room, note)}
        />
      )}
      {open === 'repair' && (
        <LineForm
          label={texts.repairOf(room.Room)}
          hint={texts.repairHint}
          missing={texts.repairMissing}
          before={room.Repair?.Text ?? ''}
          isBusy={isBusy}
          onClose={close}
          onSave={(repair) => repairing.report(room, repair)}
        />
      )}
    </>
  )
}

type LineFormProps = {
  label: string
  hint: string
  /** Said of an empty line, where it must have words. */
  missing?: string
  before: string
  isBusy: boolean
  onClose: () => void
  /** Answers whether it was saved. */
  onSave: (line: string) => Promise<boolean>
}

function LineForm({ label, hint, missing, before, isBusy, onClose, onSave }: LineFormProps) {
  const [line, setLine] = useState(before)
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const words = line.trim()
    const wrong = isBlank(words) ? missing : undefined
    setProblem(wrong)
    if (wrong === undefined && (await onSave(words))) onClose()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <ReasonInput
        label={label}
        hint={hint}
        problem={problem}
        required={missing !== undefined}
        value={line}
        readOnly={isBusy}
        onChange={({ target }) => setLine(target.value)}
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
