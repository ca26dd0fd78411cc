import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type DeskRoom, renameRoom } from '#contract/desk/rooms.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { texts as blockTexts } from '../blocks/texts.ts'
import { ReadyMark } from '../housekeeping/RoomStateMark.tsx'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import styles from './rooms.module.css'
import { texts } from './texts.ts'

type RoomRowProps = {
  room: DeskRoom
  mayRename: boolean
  onRenamed: () => void
  /** Undefined for those who may not block rooms. */
  onBlock: (() => void) | undefined
  /** What stands below its name. */
  children: ReactNode
}

export function RoomRow({ room, mayRename, onRenamed, onBlock, children }: RoomRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // Into the field, and back to the button.
    if (isOpen) row.current?.querySelector('input')?.select()
    else if (wasOpen.current) row.current?.querySelector<HTMLElement>('[data-rename]')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <li ref={row} className={styles['room']}>
      {isOpen ? (
        <RenameForm room={room} onClose={() => setIsOpen(false)} onRenamed={onRenamed} />
      ) : (
        <div className={styles['line']}>
          <span className={styles['name']}>{room.Room}</span>
          <ReadyMark room={room} />
          {onBlock && (
            <Button kind="text" aria-label={blockTexts.blockRoom(room.Room)} onClick={onBlock}>
              {blockTexts.block}
            </Button>
          )}
          {mayRename && (
            <Button kind="text" data-rename aria-label={texts.renameRoom(room.Room)} onClick={() => setIsOpen(true)}>
              {texts.rename}
            </Button>
          )}
        </div>
      )}
      {children}
    </li>
  )
}

function RenameForm({ room, onClose, onRenamed }: Pick<RoomRowProps, 'room' | 'onRenamed'> & { onClose: () => void }) {
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
