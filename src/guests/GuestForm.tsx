import { useState } from 'react'
import { dhakaDate } from '#contract/values/calendar.ts'
import { genders, identityTypes } from '#contract/guests.ts'
import { showPhone } from '#src/lib/phone.ts'
import { TextInput } from '#src/ui/fields/inputs.tsx'
import { countries } from './countries.ts'
import { type GuestFieldsProps, GuestDateField, GuestSelect, toOptions, GuestTextField } from './guest-fields.tsx'
import styles from './GuestForm.module.css'
import { texts } from './texts.ts'

const EARLIEST = '1900-01-01'
const countryOptions = toOptions(countries.map(({ name }) => name))

/** A guest's details, field by field. The phone is who they are, and stays. */
export function GuestForm({ title = texts.who, ...props }: GuestFieldsProps & { title?: string }) {
  const [today] = useState(() => dhakaDate(Date.now()))
  const year = Number(today.slice(0, 4))
  return (
    <>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <h2>{title}</h2>
        </legend>
        <GuestTextField {...props} field="FirstName" autoComplete="given-name" maxLength={60} />
        <GuestTextField {...props} field="LastName" autoComplete="family-name" maxLength={60} />
        <TextInput
          label={texts.fields.Phone}
          type="tel"
          name="Phone"
          value={showPhone(props.guest.Phone)}
          required
          readOnly
          hint={texts.phoneHint}
        />
        <GuestTextField {...props} field="Email" type="email" autoComplete="email" maxLength={120} />
        <GuestSelect {...props} field="Gender" options={toOptions(genders)} />
        <GuestDateField
          {...props}
          field="DateOfBirth"
          min={EARLIEST}
          max={today}
          openTo="1990-01-01"
          years={{ from: 1990, to: year }}
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <h2>{texts.identity}</h2>
        </legend>
        <p className={`${styles['lead']} ${styles['whole']}`}>{texts.identityLead}</p>
        <GuestSelect {...props} field="IdentityType" options={toOptions(identityTypes)} />
        <GuestTextField {...props} field="IdentityNumber" maxLength={40} />
        <GuestDateField
          {...props}
          field="IdentityExpireDate"
          min={EARLIEST}
          max={`${year + 20}-12-31`}
          openTo={today}
          years={{ from: year, to: year + 20 }}
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>
          <h2>{texts.where}</h2>
        </legend>
        <div className={styles['whole']}>
          <GuestTextField {...props} field="Address" autoComplete="street-address" maxLength={300} />
        </div>
        <GuestTextField {...props} field="City" autoComplete="address-level2" maxLength={80} />
        <GuestTextField {...props} field="State" autoComplete="address-level1" maxLength={80} />
        <GuestTextField {...props} field="PostalCode" autoComplete="postal-code" maxLength={20} />
        <GuestSelect {...props} field="Country" options={countryOptions} autoComplete="country-name" />
        <GuestTextField {...props} field="Fax" type="tel" maxLength={30} />
      </fieldset>
    </>
  )
}
