import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type DeskRoom, listRooms } from '#contract/reception/rooms.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { firstDeskDay } from '#contract/values/desk-day.ts'
import { toTaka } from '#contract/values/money.ts'
import { unavailableChoices, needsOpenShift, amountDueNow, sumsOf } from '#machines/desk/walk-in-draft.ts'
import { type Booked, walkInMachine } from '#machines/desk/walk-in.machine.ts'
import { hasSeveralRooms } from '#machines/desk/walk-in-persons.ts'
import { now } from '#ui/lib/clock.ts'
import { offerInToast, showToast, type ToastKind } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button } from '#ui/Button.tsx'
import { formatTaka } from '#contract/wording/format.ts'
import { Form } from '#ui/forms/Form.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { KnownPayment } from '../money/KnownPayment.tsx'
import { texts as moneyTexts } from '../money/texts.ts'
import { PageHead } from '../parts/Page.tsx'
import { texts as registration } from '../registration/texts.ts'
import { useDeskReading } from '../session/use-desk-call.ts'
import type { KeptPages } from '../session/kept.ts'
import { useDesk, useKept, useMember } from '../session/use-desk.ts'
import { useMinute } from '../parts/use-minute.ts'
import { texts as common } from '../texts.ts'
import styles from './book.module.css'
import { MoneySection, SumsList } from './MoneySection.tsx'
import { type NotReady, WhatSection, WhenSection } from './sections.tsx'
import { texts } from './texts.ts'
import { createWalkInActors } from './walk-in.actors.ts'
import { WhoSection } from './WhoSection.tsx'
import { WhoStays } from './WhoStays.tsx'
import { wishIn } from './wish.ts'

/** A walk-in, or a guest on the phone: when, what, who and how it is paid, on one page. */
export default function BookPage() {
  const kept = useKept()
  const [times, setTimes] = useState(0)
  function clear(): void {
    kept.keepDraft(undefined)
    setTimes(times + 1)
  }
  return <BookForm key={times} kept={kept} onClear={clear} />
}

/** What was typed stays while other pages are looked at, until it is booked or cleared. */
function BookForm({ kept, onClear }: { kept: KeptPages; onClear: () => void }) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { api, live } = useDesk()
  const { Role: role } = useMember()
  const present = useMinute(() => readAgain())
  const typed = kept.draft()
  const walkIn = useMachine(walkInMachine, () => createWalkInActors({ api }), {
    input: { now: present, role, ...wishIn(query, firstDeskDay(present)), ...(typed && { draft: typed }) },
    on: {
      'order.booked'(booked) {
        const order = `/orders/${booked.code}`
        const { kind, text, isMissing } = toastOf(booked)
        if (booked.registered === 'failed') kept.unregistered.set(booked.code, booked.unregistered)
        if (isMissing) {
          const register = () => void navigate({ pathname: order, hash: '#register' })
          offerInToast(kind, text, { label: registration.register, run: register })
        } else showToast(kind, text)
        void navigate(order)
      },
    },
  })
  const shown = useSelector(walkIn, (snapshot) => snapshot)
  useEffect(() => live.subscribe(() => walkIn.send({ type: 'data.outdated', now: now() })), [live, walkIn])

  const rooms = useDeskReading(listRooms, {})
  const today = dhakaDate(shown.context.now)
  const { fields: draft, offers, known, phoneProblem, unread, usedBefore } = shown.context
  // Someone who leaves while it is booked must not find the draft here again and book it twice.
  const isSent = shown.matches('booking') || shown.matches('booked')
  useEffect(() => {
    kept.keepDraft(isSent ? undefined : draft)
  }, [kept, draft, isSent])
  const sums = sumsOf(draft, offers)
  const payNow = amountDueNow(draft, sums)
  const mayCheckIn = draft.arrival === today && draft.terms !== 'hold'
  const { frame, ...form } = useForm(
    walkIn,
    texts.problems({
      lost: unavailableChoices(draft, offers),
      known: known?.Name ?? '',
      role,
      payable: formatTaka(toTaka(sums.quote.payable)),
    }),
  )

  function readAgain(): void {
    walkIn.send({ type: 'data.outdated', now: now() })
  }

  const taken = payNow === undefined || payNow === 0 ? undefined : formatTaka(payNow)
  const booking = { isBusy: shown.hasTag('busy'), disabled: needsOpenShift(draft, shown.context) }
  const decline = () => walkIn.send({ type: 'reference.declined' })
  return (
    <Form onSubmit={frame.onSubmit}>
      <PageHead title={common.pages.book}>
        <Button kind="text" onClick={onClear}>
          {texts.clear}
        </Button>
      </PageHead>
      <div className={styles['sections']}>
        <div className={styles['column']}>
          <WhenSection form={form} firstDay={firstDeskDay(shown.context.now)} today={today} />
          <WhatSection
            form={form}
            offers={offers}
            notReady={draft.arrival === today ? notReadyIn(rooms.data?.Data ?? []) : []}
            isLoading={shown.hasTag('reading')}
            problem={unread}
          />
        </div>
        <div className={styles['column']}>
          <WhoSection form={form} known={known} phoneProblem={phoneProblem}>
            <WhoStays form={form} known={known} isInFirstRoom={hasSeveralRooms(draft, offers)} />
          </WhoSection>
          <MoneySection form={form} around={shown.context} sums={sums} />
        </div>
      </div>
      <footer className={styles['foot']}>
        <SumsList sums={sums} />
        <div className={styles['action']}>
          {frame.problem !== undefined && <Notice kind="error">{frame.problem}</Notice>}
          <div className={styles['buttons']}>
            {/* First, as Enter presses it. */}
            <Button type="submit" {...booking} onClick={() => form.change('isCheckingIn', false)}>
              {taken === undefined ? texts.book : texts.bookAndTake(taken)}
            </Button>
            {mayCheckIn && (
              <Button type="submit" kind="outlined" {...booking} onClick={() => form.change('isCheckingIn', true)}>
                {taken === undefined ? texts.bookAndCheckIn : texts.bookTakeAndCheckIn(taken)}
              </Button>
            )}
          </div>
        </div>
      </footer>
      <Dialog isOpen={usedBefore !== undefined && !shown.matches('booked')} onClose={decline} title={moneyTexts.take}>
        {usedBefore && (
          <KnownPayment
            known={usedBefore}
            isBusy={shown.hasTag('busy')}
            onAccepted={() => walkIn.send({ type: 'reference.accepted' })}
            onDeclined={decline}
          />
        )}
      </Dialog>
    </Form>
  )
}

/** `isMissing`: someone is still to be registered, or gave no document. */
function toastOf({ code, receipt, registered, checkedIn }: Booked): {
  kind: ToastKind
  text: string
  isMissing: boolean
} {
  const isUnregistered = registered === 'failed'
  const said = [
    receipt === null ? texts.booked(code) : texts.bookedWithReceipt(code, receipt),
    ...(checkedIn === 'none' ? [] : [texts.checkedIn[checkedIn]]),
    ...(isUnregistered ? [texts.notRegistered] : []),
  ]
  return {
    kind: isUnregistered || checkedIn === 'failed' ? 'warning' : 'success',
    text: said.join(' '),
    isMissing: registered === 'missing' || isUnregistered,
  }
}

/** Those that could be sold for tonight. */
function notReadyIn(rooms: readonly DeskRoom[]): NotReady[] {
  return rooms.flatMap((room): NotReady[] => {
    if (room.Block) return []
    if (room.Guests.some(({ Use }) => Use === 'leaves')) return [{ ...room, why: 'occupied' }]
    return room.State === 'dirty' && room.Guests.every(({ Use }) => Use === 'next') ? [{ ...room, why: 'dirty' }] : []
  })
}
