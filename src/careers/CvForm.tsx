import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { cvTypes } from '#contract/site/careers.ts'
import { careersMachine, cvProblem } from '#machines/careers.machine.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#ui/Button.tsx'
import { FileField } from '#ui/fields/FileField.tsx'
import { PhoneInput, TextInput } from '#ui/fields/inputs.tsx'
import { useSiteApi } from '#src/lib/sources.ts'
import { Form } from '#ui/forms/Form.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useIsHydrated, usePreHydrationInput } from '#ui/lib/hydration.ts'
import { filledIn, useDraft } from '#src/lib/drafts.ts'
import { createCareersActors } from './careers.actors.ts'
import styles from './CvForm.module.css'
import { texts } from './texts.ts'

const typed = [
  { field: 'Name', label: texts.name, Input: TextInput, autoComplete: 'name', maxLength: 120 },
  { field: 'Phone', label: texts.phone, Input: PhoneInput, autoComplete: 'tel', maxLength: 60 },
] as const

export function CvForm() {
  const client = useSiteApi()
  const careers = useMachine(careersMachine, () => createCareersActors({ client }))
  const { fields, bind, change, problemAt, frame } = useForm(careers, texts.problems)
  const isHydrated = useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const take = (name: string, value: string) => {
    const known = typed.find(({ field }) => field === name)
    if (known) change(known.field, value)
  }
  // A browser gives no page a file that nobody chose: that one is chosen again.
  useDraft('career', filledIn({ Name: fields.Name, Phone: fields.Phone }), take)
  usePreHydrationInput(form, take)
  const refused = fields.File && cvProblem(fields.File)

  return (
    <Form ref={form} className={styles['form']} onSubmit={frame.onSubmit}>
      <h2>{texts.formHeading}</h2>
      <p className={styles['lead']}>{texts.formLead}</p>
      {typed.map(({ field, label, Input, ...rest }) => (
        <Input key={field} {...rest} label={label} required {...bind(field)} />
      ))}
      <FileField
        label={texts.cv}
        name="File"
        accept={cvTypes.map((type) => `.${type}`).join(',')}
        file={fields.File}
        required
        disabled={frame.isBusy}
        hint={texts.cvHint}
        problem={refused ? texts.problems.File[refused] : problemAt('File')}
        onChange={(cv) => change('File', cv)}
      />
      <Button type="submit" isWide isBusy={frame.isBusy} disabled={!isHydrated}>
        {texts.send}
      </Button>
      <p className={styles['privacy']}>
        {texts.privacy} <Link to={paths.privacy()}>{texts.privacyPolicy}</Link>.
      </p>
    </Form>
  )
}
