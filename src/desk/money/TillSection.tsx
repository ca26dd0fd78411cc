import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { Till } from '#contract/desk/money.ts'
import { tillMachine, type Closing } from '#machines/desk/till.machine.ts'
import { showToast } from '#src/lib/toasts.ts'
import { useMachine } from '#src/lib/use-machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { GuestName } from '../guests/guest.tsx'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { methodName, signedTaka } from './money-words.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { createTillActors } from './till.actors.ts'
import { CloseForm, EntryForm, OpenForm, ReverseForm, type TillRef, type TillSnapshot } from './TillForms.tsx'

const views = ['reading', 'failed', 'closed', 'open'] as const
const dialogs = ['entering', 'counting', 'reversing'] as const
const selectView = (snapshot: TillSnapshot) => views.find((view) => snapshot.matches(view))
const selectDialog = (snapshot: TillSnapshot) => dialogs.find((dialog) => snapshot.matches({ open: dialog }))
const selectProblem = (snapshot: TillSnapshot) => snapshot.context.problem
const selectTill = (snapshot: TillSnapshot) => snapshot.context.till
const selectClosing = (snapshot: TillSnapshot) => snapshot.context.closing

/** One's own shift: opened with what is in the till, closed by what was counted. */
export function TillSection({ onChanged }: { onChanged: () => void }) {
  const { api } = useDesk()
  const announce = (text: string) => {
    showToast('success', text)
    onChanged()
  }
  const till = useMachine(tillMachine, () => createTillActors({ api }), {
    on: {
      'shift.opened': () => announce(texts.opened),
      'entry.recorded': () => announce(texts.recorded),
      'payment.reversed': ({ receipt }) => announce(texts.reversed(receipt)),
      'shift.closed': onChanged,
    },
  })
  useChanges(() => till.send({ type: 'till.changed' }))
  const view = useSelector(till, selectView)
  const problem = useSelector(till, selectProblem)
  const shift = useSelector(till, selectTill)
  const closing = useSelector(till, selectClosing)
  if (view === 'failed') return <Notice kind="error">{problem}</Notice>
  if (view === 'open' && shift) return <OpenTill till={till} shift={shift} />
  if (view !== 'closed') return <Spinner />
  return (
    <>
      {closing && <Closed {...closing} />}
      <OpenForm till={till} />
    </>
  )
}

function Closed({ Expected, Counted, Difference }: Closing) {
  return (
    <Notice kind={Difference === 0 ? 'success' : 'warning'}>
      <p className={styles['strong']}>{texts.closed}</p>
      <dl className={styles['sums']}>
        <div>
          <dt>{texts.expected}</dt>
          <dd>{formatTaka(Expected)}</dd>
        </div>
        <div>
          <dt>{texts.counted}</dt>
          <dd>{formatTaka(Counted)}</dd>
        </div>
        <div>
          <dt>{texts.difference}</dt>
          <dd>{Difference === 0 ? texts.exact : signedTaka(Difference)}</dd>
        </div>
      </dl>
    </Notice>
  )
}

function OpenTill({ till, shift }: { till: TillRef; shift: Till }) {
  const { OpenedAt, Float, Payments, Entries } = shift
  return (
    <>
      <p>{texts.since(common.moment(OpenedAt), formatTaka(Float))}</p>
      <h3>{texts.taken}</h3>
      {Payments.length === 0 && <p className={styles['note']}>{texts.noneTaken}</p>}
      <ul className={styles['rows']}>
        {Payments.map((payment) => (
          <li key={payment.Receipt}>
            <span>
              <Link to={`/orders/${payment.Code}`}>
                <GuestName name={payment.Guest} />
              </Link>
              <small>{[payment.Receipt, methodName(payment.Method), common.moment(payment.At)].join(' · ')}</small>
            </span>
            <strong>{formatTaka(payment.Amount)}</strong>
            <Button
              kind="text"
              aria-label={texts.reverseOf(payment.Receipt)}
              onClick={() => till.send({ type: 'reverse.chosen', payment })}
            >
              {texts.reverse}
            </Button>
          </li>
        ))}
      </ul>
      {Entries.length > 0 && <h3>{texts.entries}</h3>}
      <ul className={styles['rows']}>
        {Entries.map(({ At, Amount, Reason }, index) => (
          <li key={`${At} ${index}`}>
            <span>
              {Reason}
              <small>{common.moment(At)}</small>
            </span>
            <strong>{signedTaka(Amount)}</strong>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button onClick={() => till.send({ type: 'count.chosen' })}>{texts.closeShift}</Button>
        <Button kind="outlined" onClick={() => till.send({ type: 'entry.chosen' })}>
          {texts.addEntry}
        </Button>
      </div>
      <TillDialogs till={till} />
    </>
  )
}

function TillDialogs({ till }: { till: TillRef }) {
  const dialog = useSelector(till, selectDialog)
  const close = () => till.send({ type: 'dialog.closed' })
  return (
    <>
      <Dialog isOpen={dialog === 'entering'} onClose={close} title={texts.addEntry}>
        <EntryForm till={till} onClose={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'counting'} onClose={close} title={texts.closeShift}>
        <CloseForm till={till} onClose={close} />
      </Dialog>
      <Dialog isOpen={dialog === 'reversing'} onClose={close} title={texts.reverse}>
        <ReverseForm till={till} onClose={close} />
      </Dialog>
    </>
  )
}
