import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isNameless, type registerMachine, withRow } from '#machines/desk/register.machine.ts'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { PersonFields } from './PersonFields.tsx'
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
  const problem = problemAt('rows')
  return (
    <ActionForm {...frame} action={texts.save} isDisabled={rows.length === 0} onClose={onClose}>
      <p className={styles['hint']}>{texts.hint}</p>
      <div className={styles['persons']}>
        {rows.map((row, index) => (
          <PersonFields
            // A row is known by its place: who is in it changes as it is typed.
            key={index}
            number={index + 1}
            row={row}
            problem={problem !== undefined && isNameless(row) ? problem : undefined}
            onChange={(next) => change('rows', withRow(rows, index, next))}
            onRemove={
              index < rows.length - 1
                ? () =>
                    change(
                      'rows',
                      rows.filter((_, at) => at !== index),
                    )
                : undefined
            }
          />
        ))}
      </div>
      {rows.length === 0 && <Notice kind="info">{texts.noRooms}</Notice>}
    </ActionForm>
  )
}
