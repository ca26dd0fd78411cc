import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { genders, identityTypes, isMasked } from '#contract/guests/guests.ts'
import { useToday } from '#ui/lib/clock.ts'
import { showPhone } from '#ui/lib/phone.ts'
import { TextInput } from '#ui/fields/inputs.tsx'
import { countries } from './countries.ts'
import { type GuestFieldsProps, GuestDateField, GuestSelect, toOptions, GuestTextField } from './guest-fields.tsx'
import styles from './GuestForm.module.css'
import { texts } from './texts.ts'

const EARLIEST_YEAR = 1900
const EARLIEST = `${EARLIEST_YEAR}-01-01`
const countryOptions = toOptions(countries.map(({ name }) => name))

type GuestFormProps = GuestFieldsProps & {
  title?: string
  /** Whether what is optional is in sight from the beginning. */
  isAllShown?: boolean
}

/** A guest's details, field by field. The phone is who they are, and stays. */
export function GuestForm({ title = texts.who, isAllShown = false, ...props }: GuestFormProps) {
  const today = useToday()
  const year = Number(today.slice(0, 4))
  return (
    <>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <h2>{title}</h2>
        </legend>
        <GuestTextField {...props} field="FirstName" autoComplete="given-name" maxLength={60} />
        <GuestTextField
          {...props}
          field="LastName"
          autoComplete="family-name"
          maxLength={60}
          hint={texts.lastNameHint}
        />
        <TextInput
          label={texts.fields.Phone}
          type="tel"
          name="Phone"
          value={showPhone(props.form.fields.Phone)}
          required
          readOnly
          hint={texts.phoneHint}
        />
        <GuestTextField
          {...props}
          field="Email"
          type="email"
          autoComplete="email"
          maxLength={120}
          hint={texts.emailHint}
        />
        <p className={`${styles['lead']} ${styles['whole']}`}>{texts.identityLead}</p>
        <GuestSelect {...props} field="IdentityType" options={toOptions(identityTypes)} />
        <IdentityNumber {...props} />
        <GuestDateField
          {...props}
          field="IdentityExpireDate"
          hint={texts.expiryHint(year + 4, year + 20)}
          min={EARLIEST}
          firstOffered={today}
          max={`${year + 20}-12-31`}
          openTo={today}
          years={{ from: year, to: year + 20 }}
        />
        <GuestDateField
          {...props}
          field="DateOfBirth"
          hint={texts.dateHint}
          autoComplete="bday"
          min={EARLIEST}
          max={today}
          openTo="1990-01-01"
          years={{ from: EARLIEST_YEAR, to: year }}
        />
      </fieldset>
      <More isOpenFirst={isAllShown}>
        <GuestSelect {...props} field="Gender" options={toOptions(genders)} />
        <GuestSelect {...props} field="Country" options={countryOptions} autoComplete="country-name" />
        <div className={styles['whole']}>
          <GuestTextField {...props} field="Address" autoComplete="street-address" maxLength={300} />
        </div>
        <GuestTextField {...props} field="City" autoComplete="address-level2" maxLength={80} />
        <GuestTextField {...props} field="State" autoComplete="address-level1" maxLength={80} />
        <GuestTextField {...props} field="PostalCode" autoComplete="postal-code" maxLength={20} />
        <GuestTextField {...props} field="Fax" type="tel" maxLength={30} />
      </More>
    </>
  )
}

/** A number that is stored is known by its end: another one is typed into an empty field. */
function IdentityNumber(props: GuestFieldsProps) {
  const isStored = isMasked(props.form.fields.IdentityNumber)
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <GuestTextField
      {...props}
      field="IdentityNumber"
      maxLength={40}
      hint={isStored ? texts.storedNumberHint : undefined}
      shown={isStored && hasFocus ? '' : undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
}

type MoreProps = { isOpenFirst: boolean; children: ReactNode }

/** Optional fields, folded away until opened: no submission stops at them. */
function More({ isOpenFirst, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  return (
    <details className={styles['more']} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h2>{texts.more}</h2>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={styles['group']}>{children}</div>
    </details>
  )
}
