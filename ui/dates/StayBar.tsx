import { type FormEvent, useState } from 'react'
import { addDays } from '#contract/values/calendar.ts'
import { type Party, type Stay, stayProblem } from '#contract/values/stay.ts'
import { searchDatesRefused, stayTexts } from '#contract/wording/rules.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { GuestsField, type GuestsTexts } from '#ui/fields/GuestsField.tsx'
import { Notice } from '#ui/messages.tsx'
import type { StayNights } from './nights.ts'
import { StayFields } from './StayFields.tsx'
import styles from './StayBar.module.css'

export type StayBarTexts = GuestsTexts & { label: string; arrival: string; departure: string }

export type StayBarProps = {
  texts: StayBarTexts
  stay: Stay
  party: Party
  /** The calendar date in Dhaka. */
  today: string
  nights: StayNights
  onStay: (stay: Stay) => void
  onParty: (party: Party) => void
  onSubmit: () => void
  /** Where the form goes without a script, by GET: arrival, departure (dd-mm-yyyy), adults, children. */
  action: string
  actionText: string
  isBusy?: boolean
  isFloating?: boolean
  /** Something else on the page is the next step now. */
  isQuiet?: boolean
}

/** Dates, guests and the action in one slab. */
export function StayBar(props: StayBarProps) {
  const {
    texts,
    stay,
    party,
    today,
    nights,
    onStay,
    onParty,
    onSubmit,
    action,
    actionText,
    isBusy = false,
    isFloating = false,
    isQuiet = false,
  } = props
  const [problem, setProblem] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const found = stayProblem(stay, today)
    setProblem(found && searchDatesRefused(stayTexts[found]))
    if (found === undefined) onSubmit()
  }

  function chooseArrival(arrival: string) {
    if (!arrival) return
    const departure = stay.departure > arrival ? stay.departure : addDays(arrival, 1)
    onStay({ arrival, departure })
  }

  return (
    <form
      className={classes(styles['bar'], isFloating && styles['floating'])}
      method="get"
      action={action}
      onSubmit={submit}
      aria-label={texts.label}
      noValidate
    >
      <div className={styles['fields']}>
        <StayFields
          look="slab"
          isNamed
          labels={texts}
          arrival={stay.arrival}
          departure={stay.departure}
          today={today}
          nights={nights}
          onArrival={chooseArrival}
          onDeparture={(departure) => departure && onStay({ ...stay, departure })}
        />
        <GuestsField texts={texts} party={party} onChange={onParty} />
        <button
          type="submit"
          className={classes(
            buttonClass(isQuiet ? 'outlined' : 'filled'),
            styles['action'],
            isQuiet && styles['quiet'],
          )}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
        >
          {actionText}
        </button>
      </div>
      {problem && (
        <div className={styles['problem']}>
          <Notice kind="warning">{problem}</Notice>
        </div>
      )}
    </form>
  )
}
