import type { ActorRefFrom } from 'xstate'
import type { noteMachine } from '#machines/desk/order-dialogs.machine.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import styles from './note-form.module.css'
import { texts } from './texts.ts'

type NoteFormProps = { note: ActorRefFrom<typeof noteMachine>; label: string; action: string; required?: boolean }

/** A line in which staff write something for each other. */
export function NoteForm({ note, label, action, required = false }: NoteFormProps) {
  const { bind, problemAt, frame } = useForm(note, texts.noteProblems)
  return (
    <Form className={styles['form']} onSubmit={frame.onSubmit}>
      <TextInput
        label={label}
        required={required}
        autoComplete="off"
        maxLength={500}
        {...bind('text')}
        problem={frame.problem ?? problemAt('text')}
      />
      <Button type="submit" kind="outlined" isBusy={frame.isBusy}>
        {action}
      </Button>
    </Form>
  )
}
