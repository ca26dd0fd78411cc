import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { Till } from '#contract/desk/money.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { GuestName } from '../guests/guest.tsx'
import { texts as common } from '../texts.ts'
import { CountedForm, CountForm } from './CloseForms.tsx'
import { EntryRows } from './EntryRows.tsx'
import { methodName } from './money-words.ts'
import { methodRows, Sums } from './Sums.tsx'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { EntryForm, ReverseForm, VoidForm } from './TillForms.tsx'
import type { TillRef, TillSnapshot } from './use-till.ts'

/** What was taken so far, and what can be done in the shift. */
export function OpenShift({ till, shift }: { till: TillRef; shift: Till }) {
  const { OpenedAt, Float, IsTooOld, Payments, ByMethod, Entries } = shift
  return (
    <>
      <p>{texts.since(common.moment(OpenedAt), formatTaka(Float))}</p>
      {IsTooOld && <Notice kind="warning">{texts.tooOld}</Notice>}
      <Sums rows={methodRows(ByMethod)} />
      <h3>{texts.taken}</h3>
      {Payments.length === 0 && <p className={styles['note']}>{texts.noneTaken}</p>}
      <ul className={styles['rows']}>
        {Payments.map((payment) => (
          <PaymentRow
            key={payment.Receipt}
            payment={payment}
            onVoid={() => till.send({ type: 'void.chosen', payment })}
          />
        ))}
      </ul>
      {Entries.length > 0 && <h3>{texts.entries}</h3>}
      <EntryRows entries={Entries} onReverse={(entry) => till.send({ type: 'reversal.chosen', entry })} />
      <div className={styles['buttons']}>
        <Button onClick={() => till.send({ type: 'count.chosen' })}>{texts.closeShift}</Button>
        <Button kind="outlined" disabled={IsTooOld} onClick={() => till.send({ type: 'entry.chosen' })}>
          {texts.entries}
        </Button>
      </div>
      <TillDialogs till={till} />
    </>
  )
}

function PaymentRow({ payment, onVoid }: { payment: Till['Payments'][number]; onVoid: () => void }) {
  const { Receipt, Code, Guest, Amount, Method, Number, At, IsReversible } = payment
  return (
    <li>
      <span>
        <Link to={`/orders/${Code}`}>
          <GuestName name={Guest} />
        </Link>
        <small>
          {[Receipt, methodName(Method), Number, common.moment(At), IsReversible ? '' : texts.notVoidable]
            .filter((part) => part !== '')
            .join(' · ')}
        </small>
      </span>
      <strong>{formatTaka(Amount)}</strong>
      {IsReversible && (
        <Button kind="text" aria-label={texts.voidOf(Receipt)} onClick={onVoid}>
          {texts.void}
        </Button>
      )}
    </li>
  )
}

const dialogs = ['entering', 'voiding', 'reversing', 'counting', 'counted'] as const
const selectDialog = (snapshot: TillSnapshot) => dialogs.find((dialog) => snapshot.matches({ open: dialog }))

function TillDialogs({ till }: { till: TillRef }) {
  const dialog = useSelector(till, selectDialog)
  const close = () => till.send({ type: 'dialog.closed' })
  return (
    <>
      <Dialog isOpen={dialog === 'entering'} onClose={close} title={texts.entries}>
        <EntryForm till={till} onClose={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'voiding'} onClose={close} title={texts.void}>
        <VoidForm till={till} onClose={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'reversing'} onClose={close} title={texts.reverseEntry}>
        <ReverseForm till={till} onClose={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'counting' || dialog === 'counted'} onClose={close} title={texts.closeShift}>
        {dialog === 'counted' ? (
          <CountedStep till={till} onClose={close} />
        ) : (
          <CountForm form={till} lead={texts.countLead} action={texts.showDifference} onClose={close} />
        )}
      </Dialog>
    </>
  )
}

const selectCount = (snapshot: TillSnapshot) => snapshot.context.count

function CountedStep({ till, onClose }: { till: TillRef; onClose: () => void }) {
  const count = useSelector(till, selectCount)
  return (
    count && (
      <CountedForm
        form={till}
        count={count}
        onRecount={() => till.send({ type: 'recount.chosen' })}
        onClose={onClose}
      />
    )
  )
}
