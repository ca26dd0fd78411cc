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

/** What is chosen of a stay; a field that was emptied, or holds no date, leaves nothing. */
export type ChosenStay = { [Day in keyof Stay]: Stay[Day] | undefined }

export type StayBarProps = {
  texts: StayBarTexts
  stay: ChosenStay
  party: Party
  /** The calendar date in Dhaka. */
  today: string
  nights: StayNights
  onStay: (stay: ChosenStay) => void
  onParty: (party: Party) => void
  /** Called too while a date is missing. */
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
    stay: { arrival, departure },
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
    const found = arrival && departure ? stayProblem({ arrival, departure }, today) : undefined
    setProblem(found && searchDatesRefused(stayTexts[found]))
    if (found === undefined) onSubmit()
  }

  function chooseArrival(chosen: string) {
    if (chosen === '') return onStay({ arrival: undefined, departure })
    return onStay({ arrival: chosen, departure: departure && departure > chosen ? departure : addDays(chosen, 1) })
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
          arrival={arrival ?? ''}
          departure={departure ?? ''}
          today={today}
          nights={nights}
          onArrival={chooseArrival}
          onDeparture={(chosen) => onStay({ arrival, departure: chosen || undefined })}
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
