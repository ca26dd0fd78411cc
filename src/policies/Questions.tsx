import { useEditable } from '#src/content/use-editable.ts'
import { telephoneUrl } from '#src/lib/phone.ts'
import { useSettings } from '#src/content/use-settings.ts'
import styles from './PolicyPage.module.css'
import { texts } from './texts.ts'

/** Whom to ask, where a policy leaves a question. */
export function Questions() {
  const settings = useSettings()
  const edit = useEditable(settings)
  if (!settings) return null
  return (
    <section className={styles['questions']}>
      <h2>{texts.questionsHeading}</h2>
      <p>{texts.questions}</p>
      <p className={styles['ways']}>
        <a href={telephoneUrl(settings.phone)} {...edit('phone')}>
          {settings.phone}
        </a>
        <a href={`mailto:${settings.email}`} {...edit('email')}>
          {settings.email}
        </a>
      </p>
    </section>
  )
}
