import { placeName, typeName } from '#contract/wording/rate-words.ts'
import { useState } from 'react'
import type { RatedPlace } from '#contract/catalogue/rates.ts'
import { nightFlags } from '#contract/values/rates.ts'
import { daysText } from '#contract/wording/format.ts'
import { everyNight, fullNights, priceWays, type RateFields, ruleChoices } from '#machines/desk/rate-form.ts'
import type { ChosenNights } from '#machines/desk/rates.machine.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { Checkbox, Select, TextInput } from '#ui/fields/inputs.tsx'
import { ActionForm } from '#ui/forms/ActionForm.tsx'
import { type Form, useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { AmountInput } from '../parts/inputs.tsx'
import parts from '../parts/parts.module.css'
import { RoomCheckboxes } from '../parts/RoomCheckboxes.tsx'
import { nightLabel, placeKey } from './rate-words.ts'
import type { RatesRef } from './rates.actors.ts'
import styles from './rates.module.css'
import { texts } from './texts.ts'

type FillFormProps = {
  rates: RatesRef
  places: readonly RatedPlace[]
  today: string
  /** Which nights, where they were chosen already. */
  chosen: ChosenNights | undefined
  onClose: () => void
}

export function FillForm({ rates, places, today, chosen, onClose }: FillFormProps) {
  const form = useForm(rates, texts.fillProblems)
  const { fields, bind, bindDate, change, frame } = form
  const { way, value, copyFrom } = fields
  /** The first digit was typed on the grid. */
  const [isBegun] = useState(value !== '' && chosen !== undefined)
  return (
    <ActionForm {...frame} action={texts.preview} onClose={onClose}>
      {chosen ? (
        <p className={parts['soft']}>
          {daysText(chosen.from, chosen.last)}
          <br />
          {places
            .filter((place) => chosen.places.some((one) => placeKey(one) === placeKey(place)))
            .map(placeName)
            .join(', ')}
        </p>
      ) : (
        <WhichNights form={form} places={places} today={today} />
      )}
      <div className={parts['pair']}>
        <Select
          label={texts.way}
          required
          options={priceWays.map((one) => ({ value: one, label: texts.ways[one] }))}
          value={way}
          onChange={({ target }) => change('way', priceWays.find((one) => one === target.value) ?? way)}
        />
        {way === 'copy' && (
          <DateField
            label={texts.copyFrom}
            required
            openTo={copyFrom || fields.from || today}
            hint={copyFrom === '' ? texts.copyHint : nightLabel(copyFrom)}
            {...bindDate('copyFrom')}
          />
        )}
        {way !== 'copy' && way !== 'base' && (
          <AmountInput
            label={texts.value[way]}
            hint={texts.valueHint}
            {...bind('value')}
            {...(isBegun && { ref: focusAtEnd })}
          />
        )}
      </div>
      {way !== 'copy' && (
        <div className={parts['pair']}>
          <TextInput
            label={texts.minNights}
            hint={texts.minHint}
            inputMode="numeric"
            autoComplete="off"
            {...bind('minNights')}
          />
          {nightFlags.map((flag) => (
            <Select
              key={flag}
              label={texts.choices[flag].label}
              options={ruleChoices.map((choice) => ({ value: choice, label: texts.choices[flag][choice] }))}
              value={fields[flag]}
              onChange={({ target }) => change(flag, ruleChoices.find((choice) => choice === target.value) ?? '')}
            />
          ))}
        </div>
      )}
      <TextInput label={texts.name} hint={texts.nameHint} maxLength={60} autoComplete="off" {...bind('name')} />
    </ActionForm>
  )
}

/** The dialog opens with the field in focus, so that the next digit is typed into it. React does not write the attribute. */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '')
  input?.setSelectionRange(input.value.length, input.value.length)
}

type WhichNightsProps = { form: Form<RateFields>; places: readonly RatedPlace[]; today: string }

function WhichNights({ form, places, today }: WhichNightsProps) {
  const { fields, bindDate, change, problemAt } = form
  const { from, last, weekdays } = fields
  const chosenKeys = fields.places.map(placeKey)
  return (
    <>
      <RoomCheckboxes
        rooms={places.map((place) => ({ UnitId: placeKey(place), Room: typeName(place.Type), House: place.House }))}
        chosen={chosenKeys}
        onChange={(keys) => change('places', places.filter((place) => keys.includes(placeKey(place))).map(idOf))}
      />
      {problemAt('places') !== undefined && <Notice kind="error">{problemAt('places')}</Notice>}
      <div className={parts['pair']}>
        <DateField label={texts.first} required openTo={from || today} min={today} {...bindDate('from')} />
        <DateField
          label={texts.last}
          required
          openTo={last || from || today}
          min={from || today}
          hint={last === '' ? undefined : nightLabel(last)}
          {...bindDate('last')}
        />
      </div>
      <fieldset className={styles['weekdays']}>
        <legend>{texts.of}</legend>
        <div>
          {everyNight.map((day) => (
            <Checkbox
              key={day}
              label={texts.weekdays[day]}
              checked={weekdays.includes(day)}
              onChange={({ target }) =>
                change(
                  'weekdays',
                  everyNight.filter((one) => (one === day ? target.checked : weekdays.includes(one))),
                )
              }
            />
          ))}
        </div>
        <div className={parts['actions']}>
          <Button kind="text" onClick={() => change('weekdays', fullNights)}>
            {texts.fullNights}
          </Button>
          <Button kind="text" onClick={() => change('weekdays', everyNight)}>
            {texts.everyNight}
          </Button>
        </div>
      </fieldset>
      {problemAt('weekdays') !== undefined && <Notice kind="error">{problemAt('weekdays')}</Notice>}
    </>
  )
}

const idOf = ({ Id, Type }: RatedPlace) => ({ Id, Type })
