import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { decideRefund, listOpenRefunds } from '#contract/money/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { daysText, formatTaka } from '#contract/wording/format.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { payOutMachine, type RefundByHand } from '#machines/desk/refund-dialogs.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { Contacts, GuestName, nameOf } from '../guests/guest.tsx'
import { PageHead, ReadingState, Section } from '../parts/Page.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useCan } from '../session/use-desk.ts'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { staffLimitText } from './staff-limit-text.ts'
import { PayOutDialog } from './PayOut.tsx'
import { createPayOutActors } from './refunds.actors.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type OpenRefunds = DataOf<typeof listOpenRefunds>

/** What waits for a decision, and what the gateway refused. */
export default function RefundsPage() {
  const reading = useDeskReading(listOpenRefunds, {})
  const { data, reload } = reading
  const payOut = useActDialog(payOutMachine, createPayOutActors, { done: () => texts.recorded, onDone: reload })
  return (
    <>
      <PageHead title={common.pages.refunds} />
      <ReadingState reading={reading} />
      {data && (
        <div className={styles['sections']}>
          <OpenList title={texts.proposals} none={texts.noProposals} isEmpty={data.Proposals.length === 0}>
            {data.Proposals.map((proposal) => (
              <ProposalRow key={proposal.Id} proposal={proposal} onDone={reload} />
            ))}
          </OpenList>
          <OpenList
            title={texts.byHand}
            none={texts.noneByHand}
            note={texts.byHandNote}
            isEmpty={data.ByHand.length === 0}
          >
            {data.ByHand.map((refund) => (
              <ByHandRow
                key={refund.Id}
                refund={refund}
                onPaidOut={() => payOut.send({ type: 'dialog.opened', subject: refund })}
              />
            ))}
          </OpenList>
        </div>
      )}
      <PayOutDialog payOut={payOut} />
    </>
  )
}

type OpenListProps = { title: string; none: string; note?: string; isEmpty: boolean; children: ReactNode }

function OpenList({ title, none, note, isEmpty, children }: OpenListProps) {
  const lead = isEmpty ? none : note
  return (
    <Section title={title} className={styles['list']}>
      {lead !== undefined && <p className={styles['note']}>{lead}</p>}
      <ul>{children}</ul>
    </Section>
  )
}

type ProposalRowProps = { proposal: OpenRefunds['Proposals'][number]; onDone: () => void }

function ProposalRow({ proposal, onDone }: ProposalRowProps) {
  const { Id, Code, Guest, Amount, Reason, ProposedBy, ProposedAt, CanDecide, CanDecline, Grounds } = proposal
  const { send, isBusy, problem } = useDeskCall(decideRefund)
  const mayDecide = useCan('refund.approve')
  const amount = formatTaka(Amount)

  async function decide(IsApproved: boolean): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, ProposalId: Id, IsApproved } }))
    if (answer) showToast('success', IsApproved ? texts.approved(amount) : texts.declined)
    onDone()
  }

  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <Link to={`/orders/${Code}`}>
          <GuestName name={Guest} />
        </Link>
        <strong className={styles['amount']}>{amount}</strong>
      </div>
      <p>{Reason}</p>
      <p>
        {daysText(Grounds.Arrival, Grounds.Departure)} ·{' '}
        {texts.moneySoFar(formatTaka(Grounds.Paid), formatTaka(Grounds.Refunded))}
      </p>
      <p className={styles['note']}>{texts.proposedBy(ProposedBy, common.moment(ProposedAt))}</p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {mayDecide && !CanDecide && <p className={styles['note']}>{CanDecline ? texts.aboveLimit : texts.notYours}</p>}
      {mayDecide && <p className={styles['note']}>{staffLimitText(Grounds.Left)}</p>}
      {CanDecline && (
        <div className={styles['buttons']}>
          {CanDecide && (
            <Button
              isBusy={isBusy}
              aria-label={texts.approveOf(amount, nameOf(Guest))}
              onClick={() => void decide(true)}
            >
              {texts.approve}
            </Button>
          )}
          <Button
            kind="outlined"
            isBusy={isBusy}
            aria-label={texts.declineOf(amount, nameOf(Guest))}
            onClick={() => void decide(false)}
          >
            {texts.decline}
          </Button>
        </div>
      )}
    </li>
  )
}

type ByHandRowProps = { refund: RefundByHand; onPaidOut: () => void }

function ByHandRow({ refund, onPaidOut }: ByHandRowProps) {
  const { Code, Guest, Phone, Amount, Failure, Method, Reference, ApprovedBy, CanPayCash, CanPayOtherwise } = refund
  const action = CanPayOtherwise ? texts.paidOut : texts.paidInCash
  const amount = formatTaka(Amount)
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <Link to={`/orders/${Code}`}>
          <GuestName name={Guest} />
        </Link>
        <Contacts name={Guest} phone={Phone} />
        <strong className={styles['amount']}>{amount}</strong>
      </div>
      {Failure !== '' && <p>{texts.refused(Failure)}</p>}
      <p className={styles['note']}>
        {texts.reference(methodName(Method), Reference)}
        {ApprovedBy !== '' && <span> · {texts.approvedBy(ApprovedBy)}</span>}
      </p>
      {(CanPayCash || CanPayOtherwise) && (
        <div className={styles['buttons']}>
          <Button kind="outlined" aria-label={texts.paidOutOf(action, amount, nameOf(Guest))} onClick={onPaidOut}>
            {action}
          </Button>
        </div>
      )}
    </li>
  )
}
