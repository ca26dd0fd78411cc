import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { AuthRef } from '#src/session/use-session.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { selectForm, selectMessageId, selectProblem } from './auth-form.ts'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'
import { SignupForm } from './SignupForm.tsx'
import { texts } from './texts.ts'

/** The way in: a phone number, then a code. It stays in the page when closed, so that the focus goes back to where it was. */
export function AuthDialog({ auth }: { auth: AuthRef }) {
  const form = useSelector(auth, selectForm)
  const problem = useSelector(auth, selectProblem)
  const body = useRef<HTMLDivElement>(null)

  const messageId = useSelector(auth, selectMessageId)
  // A form that opens, and a code that was sent anew, wait for the same thing: that someone types.
  const question = form && `${form} ${messageId}`
  useEffect(() => {
    if (question !== undefined) body.current?.querySelector('input')?.focus()
  }, [question])
  useEffect(() => {
    // A refused press leaves the focus on the button; what is to be mended is the field.
    if (problem !== undefined && document.activeElement instanceof HTMLButtonElement) {
      const field = body.current?.querySelector('input')
      field?.focus()
      field?.select()
    }
  }, [problem])

  return (
    <Dialog
      isOpen={form !== undefined}
      onClose={() => auth.send({ type: 'dialog.closed' })}
      title={texts.titles[form ?? 'LOGIN']}
    >
      <div ref={body}>
        {form === 'LOGIN' && <PhoneForm auth={auth} />}
        {form === 'SIGNUP' && <SignupForm auth={auth} />}
        {form !== undefined && form !== 'LOGIN' && form !== 'SIGNUP' && <CodeForm key={form} auth={auth} form={form} />}
      </div>
    </Dialog>
  )
}
