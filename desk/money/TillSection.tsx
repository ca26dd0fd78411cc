import { useSelector } from '@xstate/react'
import type { Closing } from '#machines/desk/till.machine.ts'
import { Spinner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'
import { useMember } from '../session/use-desk.ts'
import { Sums } from '../parts/Sums.tsx'
import { CloseDialog } from './CloseDialog.tsx'
import { OpenShift } from './OpenShift.tsx'
import { PrintSheet } from './ShiftSheet.tsx'
import { countRows, methodRows } from './sum-rows.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'
import { EntryDialog, OpenForm, ReverseDialog, VoidDialog } from './TillForms.tsx'
import type { TillActors, TillSnapshot } from './use-till.ts'

const views = ['reading', 'failed', 'closed', 'open'] as const
const selectView = (snapshot: TillSnapshot) => views.find((view) => snapshot.matches(view))
const selectProblem = (snapshot: TillSnapshot) => snapshot.context.problem
const selectTill = (snapshot: TillSnapshot) => snapshot.context.till
const selectClosing = (snapshot: TillSnapshot) => snapshot.context.closing

type TillSectionProps = { actors: TillActors; onOpened: () => void }

/** One's own shift: opened with what is in the drawer, closed by what was counted. */
export function TillSection({ actors, onOpened }: TillSectionProps) {
  const { till, entry, voiding, reversal, closing } = actors
  const view = useSelector(till, selectView)
  const problem = useSelector(till, selectProblem)
  const shift = useSelector(till, selectTill)
  const closed = useSelector(till, selectClosing)
  const isRead = view === 'open' || view === 'closed'
  return (
    <>
      {view === 'failed' && <Notice kind="error">{problem}</Notice>}
      {view === 'reading' && <Spinner />}
      {isRead && shift && <OpenShift actors={actors} shift={shift} />}
      {isRead && closed && <Closed closing={closed} />}
      {isRead && !shift && <OpenForm onOpened={onOpened} />}
      {/* A dialog stays open whatever becomes of the shift below it: nothing that was typed is lost. */}
      <EntryDialog entry={entry} />
      <VoidDialog voiding={voiding} />
      <ReverseDialog reversal={reversal} />
      <CloseDialog closing={closing} title={texts.closeShift} lead={texts.countLead} action={texts.showDifference} />
    </>
  )
}

/** The shift that was just closed, and its report to sign. */
function Closed({ closing: { till, count, note, at } }: { closing: Closing }) {
  const { Name } = useMember()
  return (
    <Notice kind={count.Difference === 0 ? 'success' : 'warning'}>
      <p className={styles['strong']}>{texts.closed}</p>
      <Sums rows={[...countRows(count), ...methodRows(till.ByMethod)]} />
      <div className={styles['buttons']}>
        <PrintSheet shift={{ ...till, ...count, By: Name, ClosedAt: at, ClosedBy: '', Note: note }} />
      </div>
    </Notice>
  )
}
