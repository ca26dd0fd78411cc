import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { dhakaDate } from '#contract/values/calendar.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { lacksShift, payNowOf, sumsOf, type Draft } from '#machines/desk/walk-in-draft.ts'
import { walkInMachine } from '#machines/desk/walk-in.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirst } from '#ui/fields/focus-first.ts'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { KnownPayment } from '../money/KnownPayment.tsx'
import { texts as moneyTexts } from '../money/texts.ts'
import { PageHead } from '../parts/Page.tsx'
import { useDesk, useMember } from '../session/use-desk.ts'
import { useMinute } from '../stays/use-minute.ts'
import { texts as common } from '../texts.ts'
import styles from './book.module.css'
import { MoneySection, SumsList } from './MoneySection.tsx'
import { problemsOf } from './problems.ts'
import { WhatSection, WhenSection } from './sections.tsx'
import { texts } from './texts.ts'
import { createWalkInActors } from './walk-in.actors.ts'
import { WhoSection } from './WhoSection.tsx'

const noProblems: ReturnType<typeof problemsOf> = new Map()

/** A walk-in, or a guest on the phone: when, what, who and how it is paid, on one page. */
export default function BookPage() {
  const navigate = useNavigate()
  const { api, live } = useDesk()
  const { Role: role } = useMember()
  const form = useRef<HTMLFormElement>(null)
  const now = useMinute(() => readAgain())
  const walkIn = useMachine(walkInMachine, () => createWalkInActors({ api }), {
    input: { now, role },
    on: {
      'fields.wrong': ({ fields }) => focusFirst(form.current, fields),
      'order.booked'({ code, receipt }) {
        showToast('success', receipt === null ? texts.booked(code) : texts.bookedWithReceipt(code, receipt))
        void navigate(`/orders/${code}`)
      },
    },
  })
  const shown = useSelector(walkIn, (snapshot) => snapshot)
  useEffect(() => live.subscribe(() => walkIn.send({ type: 'page.outdated', now: Date.now() })), [live, walkIn])

  const { draft, offers, known, phoneProblem, unread, isTried, problem, met } = shown.context
  const sums = sumsOf(draft, offers)
  const payNow = payNowOf(draft, sums)

  function readAgain(): void {
    walkIn.send({ type: 'page.outdated', now: Date.now() })
  }

  const decline = () => walkIn.send({ type: 'reference.declined' })
  const section = {
    draft,
    problems: isTried ? problemsOf(draft, shown.context) : noProblems,
    onChange: (change: Partial<Draft>) => walkIn.send({ type: 'draft.changed', change }),
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        walkIn.send({ type: 'form.submitted' })
      }}
    >
      <PageHead title={common.pages.book} />
      <div className={styles['sections']}>
        <div className={styles['column']}>
          <WhenSection {...section} today={dhakaDate(shown.context.now)} />
          <WhatSection {...section} offers={offers} isLoading={shown.hasTag('reading')} problem={unread} />
        </div>
        <div className={styles['column']}>
          <WhoSection {...section} known={known} phoneProblem={phoneProblem} />
          <MoneySection {...section} around={shown.context} sums={sums} />
        </div>
      </div>
      <footer className={styles['foot']}>
        <SumsList sums={sums} />
        <div className={styles['action']}>
          {problem !== undefined && <Notice kind="error">{problem}</Notice>}
          <Button type="submit" isBusy={shown.hasTag('busy')} disabled={lacksShift(draft, shown.context)}>
            {payNow === undefined || payNow === 0 ? texts.book : texts.bookAndTake(formatTaka(payNow))}
          </Button>
        </div>
      </footer>
      <Dialog isOpen={met !== undefined && !shown.matches('booked')} onClose={decline} title={moneyTexts.take}>
        {met && (
          <KnownPayment
            known={met}
            isBusy={shown.hasTag('busy')}
            onAccepted={() => walkIn.send({ type: 'reference.accepted' })}
            onDeclined={decline}
          />
        )}
      </Dialog>
    </form>
  )
}
