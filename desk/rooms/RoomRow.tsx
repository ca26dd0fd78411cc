import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type DeskRoom, renameRoom } from '#contract/reception/rooms.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { texts as blockTexts } from '../blocks/texts.ts'
import { MarkRoom } from '../housekeeping/MarkRoom.tsx'
import { ReadyMark } from '../housekeeping/RoomStateMark.tsx'
import type { MenuEntry } from '../parts/Menu.tsx'
import { useCan } from '../session/use-desk.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import styles from './rooms.module.css'
import { texts } from './texts.ts'

type RoomRowProps = {
  room: DeskRoom
  /** Undefined for those who may not block rooms. */
  onBlock: (() => void) | undefined
  onChanged: () => void
  /** What stands below its name. */
  children: ReactNode
}

export function RoomRow({ room, onBlock, onChanged, children }: RoomRowProps) {
  const mayMark = useCan('room.mark')
  const mayRename = useCan('room.change')
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Into the field, and back to the menu.
    if (isOpen) row.current?.querySelector('input')?.select()
    else if (wasOpen.current) row.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const more: MenuEntry[] = [
    ...(onBlock ? [{ key: 'block', label: blockTexts.block, run: onBlock }] : []),
    ...(mayRename ? [{ key: 'rename', label: texts.rename, run: () => setIsOpen(true) }] : []),
  ]
  return (
    <li ref={row} className={styles['room']}>
      {isOpen ? (
        <RenameForm room={room} onClose={() => setIsOpen(false)} onRenamed={onChanged} />
      ) : (
        <div className={styles['line']}>
          <span className={styles['name']}>{room.Room}</span>
          <ReadyMark room={room} />
          {mayMark && <MarkRoom room={room} more={more} onChanged={onChanged} />}
        </div>
      )}
      {children}
    </li>
  )
}

type RenameFormProps = { room: DeskRoom; onClose: () => void; onRenamed: () => void }

function RenameForm({ room, onClose, onRenamed }: RenameFormProps) {
  const { send, isBusy, problem } = useDeskCall(renameRoom)
  const [name, setName] = useState(room.Room)
  const [isMissing, setIsMissing] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === room.Room) {
      onClose()
      return
    }
    setIsMissing(wanted === '')
    if (wanted === '') return
    const answer = await send((ActivityId) => ({ body: { ActivityId, UnitId: room.UnitId, Name: wanted } }))
    if (!answer) return
    showToast('success', texts.renamed(wanted))
    onRenamed()
    onClose()
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <TextInput
        label={texts.name}
        name="name"
        required
        autoComplete="off"
        maxLength={60}
        value={name}
        readOnly={isBusy}
        problem={problem ?? (isMissing ? texts.missing : undefined)}
        onChange={(event) => {
          setName(event.target.value)
        }}
      />
      <div className={styles['actions']}>
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
