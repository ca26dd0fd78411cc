import { Phone } from 'lucide-react'
import { useEditable } from '#src/content/use-editable.ts'
import { telephoneUrl } from '#src/lib/phone.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { useSettings } from '#src/content/use-settings.ts'
import styles from './Reserve.module.css'
import { texts } from './texts.ts'

/** A table is asked for by a call: there is no other way, and none is pretended. */
export function Reserve() {
  const settings = useSettings()
  const edit = useEditable(settings)
  return (
    <section className={styles['row']}>
      <div className={styles['panel']}>
        <div className={styles['text']}>
          <h2>{texts.reserveHeading}</h2>
          <p>{texts.reserve}</p>
        </div>
        {settings && (
          <a className={buttonClass('filled')} href={telephoneUrl(settings.phone)} {...edit('phone')}>
            <Phone size={18} aria-hidden="true" /> {texts.call(settings.phone)}
          </a>
        )}
      </div>
    </section>
  )
}
