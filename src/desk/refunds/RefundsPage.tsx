import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { decideRefund, listOpenRefunds, markPaidOut } from '#contract/desk/refunds.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox, TextInput } from '#src/ui/fields/inputs.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Contacts, GuestName, nameOf } from '../guests/guest.tsx'
import { useCan } from '../session/use-desk.ts'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import styles from './refunds.module.css'
import { texts } from './texts.ts'

type OpenRefunds = DataOf<typeof listOpenRefunds>

/** What waits for a decision, and what the gateway refused. */
export default function RefundsPage() {
  const { data, problem, isLoading, reload } = useDeskReading(listOpenRefunds, {})
  return (
    <>
      <h1>{texts.title}</h1>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {!data && isLoading && <Spinner />}
      {data && (
        <>
          <Section title={texts.proposals} none={texts.noProposals} isEmpty={data.Proposals.length === 0}>
            {data.Proposals.map((proposal) => (
              <ProposalRow key={proposal.Id} proposal={proposal} onDone={reload} />
            ))}
          </Section>
          <Section
            title={texts.byHand}
            none={texts.noneByHand}
            note={texts.byHandNote}
            isEmpty={data.ByHand.length === 0}
          >
            {data.ByHand.map((refund) => (
              <ByHandRow key={refund.Id} refund={refund} onDone={reload} />
            ))}
          </Section>
        </>
      )}
    </>
  )
}

type SectionProps = { title: string; none: string; note?: string; isEmpty: boolean; children: ReactNode }

function Section({ title, none, note, isEmpty, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {isEmpty ? (
        <p className={styles['note']}>{none}</p>
      ) : (
        note !== undefined && <p className={styles['note']}>{note}</p>
      )}
      <ul>{children}</ul>
    </section>
  )
}

type ProposalRowProps = { proposal: OpenRefunds['Proposals'][number]; onDone: () => void }

function ProposalRow({ proposal, onDone }: ProposalRowProps) {
  const { Id, Code, Guest, Amount, Reason, ProposedBy, ProposedAt, CanDecide } = proposal
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
      <p className={styles['note']}>{texts.proposedBy(ProposedBy, common.moment(ProposedAt))}</p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {CanDecide ? (
        <div className={styles['buttons']}>
          <Button isBusy={isBusy} aria-label={texts.approveOf(amount, nameOf(Guest))} onClick={() => void decide(true)}>
            {texts.approve}
          </Button>
          <Button
            kind="outlined"
            isBusy={isBusy}
            aria-label={texts.declineOf(amount, nameOf(Guest))}
            onClick={() => void decide(false)}
          >
            {texts.decline}
          </Button>
        </div>
      ) : (
        mayDecide && <p className={styles['note']}>{texts.notYours}</p>
      )}
    </li>
  )
}

type ByHandRowProps = { refund: OpenRefunds['ByHand'][number]; onDone: () => void }

function ByHandRow({ refund, onDone }: ByHandRowProps) {
  const { Code, Guest, Phone, Amount, Failure, Method, Reference } = refund
  const mayRecord = useCan('refund.approve')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={styles['row']}>
      <div className={styles['who']}>
        <Link to={`/orders/${Code}`}>
          <GuestName name={Guest} />
        </Link>
        <Contacts name={Guest} phone={Phone} />
        <strong className={styles['amount']}>{formatTaka(Amount)}</strong>
      </div>
      {Failure !== '' && <p>{texts.refused(Failure)}</p>}
      <p className={styles['note']}>{texts.reference(Method, Reference)}</p>
      {mayRecord && (
        <div className={styles['buttons']}>
          <Button kind="outlined" aria-label={texts.paidOutOf(nameOf(Guest))} onClick={() => setIsOpen(true)}>
            {texts.paidOut}
          </Button>
        </div>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.paidOut}>
        <PaidOutForm refund={refund} onDone={onDone} onClose={() => setIsOpen(false)} />
      </Dialog>
    </li>
  )
}

function PaidOutForm({ refund, onDone, onClose }: ByHandRowProps & { onClose: () => void }) {
  const { Id, Guest, Amount, Method } = refund
  const { send, isBusy, problem } = useDeskCall(markPaidOut)
  const [reference, setReference] = useState('')
  const [isCash, setIsCash] = useState(Method === 'cash')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (reference.trim() === '') return
    const body = { RefundId: Id, IsCash: isCash, Reference: reference.trim() }
    const answer = await send((ActivityId) => ({ body: { ActivityId, ...body } }))
    if (!answer) return
    showToast('success', texts.recorded)
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.paidOutLead(formatTaka(Amount), nameOf(Guest))}</p>
      <Checkbox label={texts.inCash} checked={isCash} onChange={(event) => setIsCash(event.target.checked)} />
      <TextInput
        label={texts.paidOutReference}
        hint={texts.paidOutHint}
        maxLength={120}
        autoComplete="off"
        required
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {texts.paidOut}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
