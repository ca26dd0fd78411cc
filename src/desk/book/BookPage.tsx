import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { readTill } from '#contract/desk/money.ts'
import { searchHouses } from '#contract/houses.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { defaultStay, stayProblem, type Stay } from '#contract/values/stay.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { focusFirst } from '#src/ui/fields/focus-first.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Notice } from '#src/ui/messages.tsx'
import { PageHead } from '../parts/Page.tsx'
import { useActivityId, useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { useMember } from '../session/use-desk.ts'
import { useMinute } from '../stays/use-minute.ts'
import { texts as common } from '../texts.ts'
import styles from './book.module.css'
import { bodyOf, emptyDraft, payNowOf, problemsOf, sumsOf, type Around, type Draft } from './draft.ts'
import { MoneySection, SumsList } from './MoneySection.tsx'
import { WhatSection, WhenSection } from './sections.tsx'
import { texts } from './texts.ts'
import { useGuestLookup } from './use-guest-lookup.ts'
import { WhoSection } from './WhoSection.tsx'

const noProblems: ReturnType<typeof problemsOf> = new Map()

/** A walk-in, or a guest on the phone: when, what, who and how it is paid, on one page. */
export default function BookPage() {
  const navigate = useNavigate()
  const { Role } = useMember()
  const [draft, setDraft] = useState(() => emptyDraft(defaultStay(dhakaDate(Date.now()))))
  const now = useMinute(() => readAgain())
  const today = dhakaDate(now)
  const [isTried, setIsTried] = useState(false)
  const [lookups, setLookups] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const search = useDeskReading(searchHouses, { query: queryOf(useLastGoodStay(draft, today)) })
  const till = useDeskReading(readTill, {})
  const { known, problem: phoneProblem } = useGuestLookup(draft.phone, lookups)
  const { send, isBusy, problem } = useDeskCall(bookAtDesk)
  const id = useActivityId()

  const around: Around = {
    offers: search.data?.Data ?? [],
    known,
    role: Role,
    now,
    hasShift: till.isLoading || Boolean(till.data),
  }
  const found = problemsOf(draft, around, today)
  const problems = isTried ? found : noProblems
  const sums = sumsOf(draft, around.offers)
  const payNow = payNowOf(draft, sums)
  const lacksShift = payNow !== undefined && draft.method === 'cash' && !around.hasShift
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setIsTried(true)
    if (found.size > 0 || lacksShift) {
      focusFirst(form.current, [...found.keys()])
      return
    }
    const answer = await send({ body: { ActivityId: id.current(), ...bodyOf(draft, around) } })
    if (!answer) {
      // Someone was faster: what is free and whose the phone is may have changed.
      readAgain()
      return
    }
    const { Code, Receipt } = answer.data
    showToast('success', Receipt === null ? texts.booked(Code) : texts.bookedWithReceipt(Code, Receipt))
    void navigate(`/orders/${Code}`)
  }

  function readAgain(): void {
    search.reload()
    setLookups((before) => before + 1)
  }

  const section = { draft, problems, onChange: change }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <PageHead title={common.pages.book} />
      <div className={styles['sections']}>
        <div className={styles['column']}>
          <WhenSection {...section} today={today} />
          <WhatSection {...section} offers={around.offers} isLoading={search.isLoading} problem={search.problem} />
        </div>
        <div className={styles['column']}>
          <WhoSection {...section} known={known} phoneProblem={phoneProblem} />
          <MoneySection {...section} around={around} sums={sums} />
        </div>
      </div>
      <footer className={styles['foot']}>
        <SumsList sums={sums} />
        <div className={styles['action']}>
          {problem !== undefined && <Notice kind="error">{problem}</Notice>}
          <Button type="submit" isBusy={isBusy} disabled={lacksShift}>
            {payNow === undefined || payNow === 0 ? texts.book : texts.bookAndTake(formatTaka(payNow))}
          </Button>
        </div>
      </footer>
    </form>
  )
}

/** The dates that can be asked about: while others are being typed, the last ones that could. */
function useLastGoodStay({ arrival, departure }: Stay, today: string): Stay {
  const [stay, setStay] = useState<Stay>({ arrival, departure })
  const isNew = stay.arrival !== arrival || stay.departure !== departure
  const isGood = arrival !== '' && departure !== '' && stayProblem({ arrival, departure }, today) === undefined
  if (isNew && isGood) setStay({ arrival, departure })
  return stay
}

function queryOf({ arrival, departure }: Stay) {
  return { ArrivalTime: arrival, DepartureTime: departure, Take: 999, Page: 1, Adult: 0, Children: 0 }
}
