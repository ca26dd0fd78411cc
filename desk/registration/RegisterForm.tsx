import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isNameless, withoutRow, withRow } from '#machines/desk/parts/person-rows.ts'
import type { registerMachine } from '#machines/desk/register.machine.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { PersonRows } from './PersonRows.tsx'
import styles from './registration.module.css'
import { texts } from './texts.ts'

const selectIsRead = (snapshot: SnapshotFrom<typeof registerMachine>) => snapshot.context.data !== undefined

type RegisterFormProps = { register: ActorRefFrom<typeof registerMachine>; onClose: () => void }

/** The persons of a room, one below the other. Enter leads to the next one, and in the empty row saves. */
export function RegisterForm({ register, onClose }: RegisterFormProps) {
  const { fields, change, problemAt, frame } = useForm(register, texts.problems)
  const isRead = useSelector(register, selectIsRead)
  const { rows } = fields
  if (!isRead) return <NotRead problem={frame.problem} />
  return (
    <ActionForm {...frame} action={texts.save} isDisabled={rows.length === 0} onClose={onClose}>
      <p className={styles['hint']}>{texts.hint}</p>
      <PersonRows
        rows={rows}
        problemOf={(row) => (isNameless(row) ? problemAt('rows') : undefined)}
        onChange={(index, next) => change('rows', withRow(rows, index, next))}
        onRemove={(index) => change('rows', withoutRow(rows, index))}
      />
      {rows.length === 0 && <Notice kind="info">{texts.noRooms}</Notice>}
    </ActionForm>
  )
}
