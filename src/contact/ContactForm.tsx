import { useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { ContactField } from '#contract/contact.ts'
import { contactMachine } from '#machines/contact.machine.ts'
import { wrongFields } from '#machines/parts/site-form.ts'
import { Button } from '#ui/Button.tsx'
import { TextArea, TextInput } from '#ui/fields/inputs.tsx'
import { useSiteApi } from '#src/lib/sources.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useIsHydrated, usePreHydrationInput } from '#ui/lib/hydration.ts'
import { filledIn, useDraft } from '#src/lib/drafts.ts'
import { focusFirst } from '#ui/fields/focus-first.ts'
import styles from './ContactForm.module.css'
import { createContactActors } from './contact.actors.ts'
import { texts } from './texts.ts'

type ContactSnapshot = SnapshotFrom<typeof contactMachine>

const selectContext = (snapshot: ContactSnapshot) => snapshot.context
const selectIsBusy = (snapshot: ContactSnapshot) => snapshot.hasTag('busy')

const lines = [
  { field: 'Name', type: 'text', autoComplete: 'name', maxLength: 120 },
  // Not of type e-mail or number: no format is required, and no browser shall require one.
  { field: 'Email', type: 'text', inputMode: 'email', autoComplete: 'email', maxLength: 200 },
  { field: 'PhoneNumber', type: 'tel', autoComplete: 'tel', maxLength: 60 },
] as const

export function ContactForm() {
  const client = useSiteApi()
  const contact = useMachine(contactMachine, () => createContactActors({ client }))
  const { fields, problems } = useSelector(contact, selectContext)
  const isBusy = useSelector(contact, selectIsBusy)
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const take = (name: string, value: string) => {
    if (isContactField(name)) contact.send({ type: 'field.changed', field: name, value })
  }
  useDraft('contact', filledIn(fields), take)
  usePreHydrationInput(form, take)

  const control = (field: ContactField) => ({
    name: field,
    label: texts.fields[field],
    value: fields[field],
    required: true,
    readOnly: isBusy,
    problem: problems[field],
    onChange: (event: { target: { value: string } }) =>
      contact.send({ type: 'field.changed', field, value: event.target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    contact.send({ type: 'submit.pressed', now: dhakaDateTime(Date.now()) })
    focusFirst(form.current, wrongFields(contact.getSnapshot().context.problems))
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <h2>{texts.formHeading}</h2>
      {lines.map(({ field, ...rest }) => (
        <TextInput key={field} {...rest} {...control(field)} />
      ))}
      <TextArea rows={7} maxLength={5_000} {...control('Message')} />
      <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
        {texts.send}
      </Button>
    </form>
  )
}

function isContactField(name: string): name is ContactField {
  return name in texts.fields
}
