import { useSelector } from '@xstate/react'
import { type ReactNode, useCallback } from 'react'
import type { AuthField as FieldName } from '#machines/parts/auth-dialog.ts'
import { emptyFieldTexts } from '#machines/parts/texts.ts'
import type { AuthRef } from '#src/session/use-session.ts'
import { PhoneInput, TextInput, type TextInputProps } from '#ui/fields/inputs.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { Notice } from '#ui/messages.tsx'
import { type AuthSnapshot, selectIsBusy, selectProblem } from './auth-form.ts'
import styles from './AuthDialog.module.css'

type AuthFormFrameProps = {
  auth: AuthRef
  lead: ReactNode
  submitted: 'phone.submitted' | 'signup.submitted' | 'code.submitted'
  /** The step that leads out of the problem, beside it. */
  solution?: ReactNode
  children: ReactNode
}

/** What the forms share: a first sentence, and the error area. */
export function AuthFormFrame({ auth, lead, submitted, solution, children }: AuthFormFrameProps) {
  const problem = useSelector(auth, selectProblem)
  return (
    <Form className={styles['form']} onSubmit={() => auth.send({ type: submitted })}>
      <p className={styles['lead']}>{lead}</p>
      {problem !== undefined && (
        <Notice kind="error">
          <span>{problem}</span>
          {solution !== undefined && (
            <div className={styles['solution']} data-solution>
              {solution}
            </div>
          )}
        </Notice>
      )}
      {children}
    </Form>
  )
}

type AuthFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'problem' | 'required'> & {
  auth: AuthRef
  field: FieldName
}

/** One field of the dialog: it shows what the machine holds, and says when it was sent empty. */
export function AuthField({ auth, field, ...rest }: AuthFieldProps) {
  const value = useSelector(
    auth,
    useCallback((snapshot: AuthSnapshot) => snapshot.context[field], [field]),
  )
  const problem = useSelector(
    auth,
    useCallback((snapshot: AuthSnapshot) => snapshot.context.problems[field], [field]),
  )
  const isBusy = useSelector(auth, selectIsBusy)
  const Input = field === 'phone' ? PhoneInput : TextInput
  return (
    <Input
      {...rest}
      name={field}
      value={value}
      required
      readOnly={isBusy}
      problem={problem === 'missing' ? emptyFieldTexts[field] : problem}
      onChange={(event) => auth.send({ type: 'field.changed', field, value: event.target.value })}
    />
  )
}
