import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import type { AuthRef } from '#src/session/use-session.ts'
import { Notice } from '#src/ui/messages.tsx'
import styles from './AuthDialog.module.css'
import { selectProblem } from './auth-form.ts'

export type AuthFormFrameProps = {
  auth: AuthRef
  lead: string
  submitted: 'phone.submitted' | 'signup.submitted' | 'code.submitted'
  children: ReactNode
}

/** What the forms share: a first sentence, the error area, and a press that leads to the first field that is still empty. */
export function AuthFormFrame({ auth, lead, submitted, children }: AuthFormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  const problem = useSelector(auth, selectProblem)
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        auth.send({ type: submitted })
        const [empty] = auth.getSnapshot().context.missing
        if (empty) form.current?.querySelector<HTMLInputElement>(`input[name="${empty}"]`)?.focus()
      }}
    >
      <p className={styles['lead']}>{lead}</p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {children}
    </form>
  )
}
