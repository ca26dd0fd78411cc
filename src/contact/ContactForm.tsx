import { useRef } from 'react'
import type { ContactField } from '#contract/site/contact.ts'
import { contactMachine } from '#machines/contact.machine.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea, TextInput } from '#ui/fields/inputs.tsx'
import { useSiteApi } from '#src/lib/sources.ts'
import { Form } from '#ui/forms/Form.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useIsHydrated, usePreHydrationInput } from '#ui/lib/hydration.ts'
import { filledIn, useDraft } from '#src/lib/drafts.ts'
import styles from './ContactForm.module.css'
import { createContactActors } from './contact.actors.ts'
import { texts } from './texts.ts'

const lines = [
  { field: 'Name', type: 'text', autoComplete: 'name', maxLength: 120 },
  // Not of type e-mail or number: no format is required, and no browser shall require one.
  { field: 'Email', type: 'text', inputMode: 'email', autoComplete: 'email', maxLength: 200 },
  { field: 'PhoneNumber', type: 'tel', autoComplete: 'tel', maxLength: 60 },
] as const

export function ContactForm() {
  const client = useSiteApi()
  const contact = useMachine(contactMachine, () => createContactActors({ client }))
  const { fields, bind, change, frame } = useForm(contact, texts.problems)
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const take = (name: string, value: string) => {
    if (isContactField(name)) change(name, value)
  }
  useDraft('contact', filledIn(fields), take)
  usePreHydrationInput(form, take)

  return (
    <Form ref={form} className={styles['form']} onSubmit={frame.onSubmit}>
      <h2>{texts.formHeading}</h2>
      {lines.map(({ field, ...rest }) => (
        <TextInput key={field} {...rest} label={texts.fields[field]} required {...bind(field)} />
      ))}
      <div className={styles['message']}>
        <TextArea rows={5} maxLength={5_000} label={texts.fields.Message} required {...bind('Message')} />
      </div>
      <Button type="submit" isBusy={frame.isBusy} disabled={!isHydrated}>
        {texts.send}
      </Button>
    </Form>
  )
}

function isContactField(name: string): name is ContactField {
  return name in texts.fields
}
