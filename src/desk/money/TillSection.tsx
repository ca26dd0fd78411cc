import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { type closeTill, openTill, readTill, type Till } from '#contract/desk/money.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { formatTaka } from '#src/ui/format-taka.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { AmountInput } from '../parts/inputs.tsx'
import { GuestName } from '../guests/guest.tsx'
import { useActivityId, useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { amountIn } from '#machines/desk/amount.ts'
import { methodName, signedTaka } from './money-words.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { CloseForm, EntryForm, ReverseForm } from './TillForms.tsx'

/** One's own shift: opened with what is in the till, closed by what was counted. */
export function TillSection({ onChanged }: { onChanged: () => void }) {
  const { data: till, problem, isLoading, reload } = useDeskReading(readTill, {})
  const readAgain = () => {
    reload()
    onChanged()
  }
  const [closed, setClosed] = useState<DataOf<typeof closeTill>>()
  if (problem !== undefined) return <Notice kind="error">{problem}</Notice>
  if (till === undefined && isLoading) return <Spinner />
  return (
    <>
      {closed && <Closed {...closed} />}
      {till ? (
        <OpenTill
          till={till}
          onChanged={readAgain}
          onClosed={(answer) => {
            setClosed(answer)
            readAgain()
          }}
        />
      ) : (
        <OpenForm
          onOpened={() => {
            setClosed(undefined)
            readAgain()
          }}
        />
      )}
    </>
  )
}

function Closed({ Expected, Counted, Difference }: DataOf<typeof closeTill>) {
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

function OpenForm({ onOpened }: { onOpened: () => void }) {
  const { send, isBusy, problem } = useDeskCall(openTill)
  const id = useActivityId()
  const [sum, setSum] = useState('')
  const [isTried, setIsTried] = useState(false)
  const float = amountIn(sum, { least: 0 })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (float === undefined) return
    const answer = await send({ body: { ActivityId: id.current(), Float: float } })
    id.renew()
    if (!answer) return
    showToast('success', texts.opened)
    onOpened()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.noShift}</p>
      <AmountInput
        label={texts.float}
        required
        problem={isTried && float === undefined ? texts.required : undefined}
        value={sum}
        onChange={(event) => setSum(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {texts.openShift}
        </Button>
      </div>
    </form>
  )
}

type OpenTillProps = { till: Till; onChanged: () => void; onClosed: (answer: DataOf<typeof closeTill>) => void }

function OpenTill({ till: { OpenedAt, Float, Payments, Entries }, onChanged, onClosed }: OpenTillProps) {
  const [open, setOpen] = useState<'entry' | 'close'>()
  const [reversing, setReversing] = useState<Till['Payments'][number]>()
  const close = () => setOpen(undefined)
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
            <Button kind="text" aria-label={texts.reverseOf(payment.Receipt)} onClick={() => setReversing(payment)}>
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
        <Button onClick={() => setOpen('close')}>{texts.closeShift}</Button>
        <Button kind="outlined" onClick={() => setOpen('entry')}>
          {texts.addEntry}
        </Button>
      </div>
      <Dialog isOpen={open === 'entry'} onClose={close} title={texts.addEntry}>
        <EntryForm onClose={close} onDone={onChanged} />
      </Dialog>
      <Dialog isOpen={open === 'close'} onClose={close} title={texts.closeShift}>
        <CloseForm onClose={close} onClosed={onClosed} />
      </Dialog>
      <Dialog isOpen={reversing !== undefined} onClose={() => setReversing(undefined)} title={texts.reverse}>
        {reversing && <ReverseForm payment={reversing} onClose={() => setReversing(undefined)} onDone={onChanged} />}
      </Dialog>
    </>
  )
}
