import type { PartyFields as Fields } from '#machines/desk/parts/party-fields.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import type { Form } from '#ui/lib/forms/use-form.ts'
import styles from './registration.module.css'
import { texts } from './texts.ts'

/** How many come, and about when. `isAsked`: someone is there who can say how many. */
export function PartyFields({ bind, isAsked = false }: { bind: Form<Fields>['bind']; isAsked?: boolean }) {
  return (
    <div className={styles['partyFields']}>
      <TextInput
        label={texts.adultsLabel}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        required={isAsked}
        {...bind('adults')}
      />
      <TextInput
        label={texts.childrenLabel}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        {...bind('children')}
      />
      <TextInput label={texts.arrivesAbout} type="time" autoComplete="off" {...bind('arrivesAbout')} />
    </div>
  )
}
