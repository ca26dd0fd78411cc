import { useSelector } from '@xstate/react'
import { type FormEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import { cvTypes } from '#contract/careers.ts'
import { careersMachine } from '#machines/careers.machine.ts'
import { wrongFields } from '#machines/parts/site-form.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { FileField } from '#ui/fields/FileField.tsx'
import { PhoneInput, TextInput } from '#ui/fields/inputs.tsx'
import { useSiteApi } from '#src/lib/sources.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useIsHydrated, usePreHydrationInput } from '#ui/lib/hydration.ts'
import { filledIn, useDraft } from '#src/lib/drafts.ts'
import { focusFirst } from '#ui/fields/focus-first.ts'
import { createCareersActors } from './careers.actors.ts'
import styles from './CvForm.module.css'
import { texts } from './texts.ts'

type CareersSnapshot = SnapshotFrom<typeof careersMachine>

const selectContext = (snapshot: CareersSnapshot) => snapshot.context
const selectIsBusy = (snapshot: CareersSnapshot) => snapshot.hasTag('busy')

const fields = [
  { field: 'Name', label: texts.name, Input: TextInput, autoComplete: 'name', maxLength: 120 },
  { field: 'Phone', label: texts.phone, Input: PhoneInput, autoComplete: 'tel', maxLength: 60 },
] as const

export function CvForm() {
  const client = useSiteApi()
  const careers = useMachine(careersMachine, () => createCareersActors({ client }))
  const { fields: application, problems } = useSelector(careers, selectContext)
  const isBusy = useSelector(careers, selectIsBusy)
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const take = (name: string, value: string) => {
    const typed = fields.find(({ field }) => field === name)
    if (typed) careers.send({ type: 'field.changed', field: typed.field, value })
  }
  // A browser hands no page a file of its own accord: that one is chosen again.
  useDraft('career', filledIn({ Name: application.Name, Phone: application.Phone }), take)
  usePreHydrationInput(form, take)

  function submit(event: FormEvent) {
    event.preventDefault()
    careers.send({ type: 'submit.pressed', now: dhakaDateTime(Date.now()) })
    focusFirst(form.current, wrongFields(careers.getSnapshot().context.problems))
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
      <h2>{texts.formHeading}</h2>
      <p className={styles['lead']}>{texts.formLead}</p>
      {fields.map(({ field, label, Input, ...rest }) => (
        <Input
          key={field}
          {...rest}
          label={label}
          name={field}
          value={application[field]}
          required
          readOnly={isBusy}
          problem={problems[field]}
          onChange={(event) => careers.send({ type: 'field.changed', field, value: event.target.value })}
        />
      ))}
      <FileField
        label={texts.cv}
        name="File"
        accept={cvTypes.map((type) => `.${type}`).join(',')}
        file={application.File}
        required
        disabled={isBusy}
        hint={texts.cvHint}
        problem={problems.File}
        onChange={(cv) => careers.send({ type: 'field.changed', field: 'File', value: cv })}
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
        {texts.send}
      </Button>
      <p className={styles['privacy']}>
        {texts.privacy} <Link to={paths.privacy()}>{texts.privacyPolicy}</Link>.
      </p>
    </form>
  )
}
