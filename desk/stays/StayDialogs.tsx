import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { changeStaysMachine } from '#machines/desk/change-stays.machine.ts'
import { FormDialog } from '#ui/forms/FormDialog.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { texts as changes } from '../changes/texts.ts'
import { loadedLater } from '../parts/loaded-later.tsx'
import { whoIn } from './parties.ts'
import { type StaySnapshot, useStayDesk, useStays } from './stay-desk.ts'
import { texts } from './texts.ts'

const CheckOut = loadedLater(
  'desk/stays/CheckOutForm.tsx',
  async () => (await import('./CheckOutForm.tsx')).CheckOutForm,
)
const Change = loadedLater(
  'desk/changes/ChangeForm.tsx',
  async () => (await import('../changes/ChangeForm.tsx')).ChangeForm,
)

/** The page and its own parts have loaded by then. */
const PREPARE_AFTER_MS = 2_000

function selectLeaving(snapshot: StaySnapshot) {
  const [request] = snapshot.context.requests
  return snapshot.matches('leaving') && request?.type === 'checkOut.chosen' ? request : undefined
}
const selectSubject = ({ context }: SnapshotFrom<typeof changeStaysMachine>) => context.subject

/** What is asked before a stay is changed. Most changes ask nothing, so the forms are loaded after what the page shows. */
export function StayDialogs() {
  const { stay, change } = useStays()
  const { now } = useStayDesk()
  const leaving = useSelector(stay, selectLeaving)
  const subject = useSelector(change, selectSubject)
  useEffect(() => {
    const timer = setTimeout(() => {
      void CheckOut.prepare()
      void Change.prepare()
    }, PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const close = () => stay.send({ type: 'dialog.closed' })
  return (
    <>
      <Dialog isOpen={leaving !== undefined} onClose={close} title={texts.checkOutOf(whoIn(leaving?.stays ?? []))}>
        {leaving && <CheckOut.Part stays={leaving.stays} today={leaving.today} onClose={close} />}
      </Dialog>
      <FormDialog form={change} title={subject ? changes.titles[subject.wish.Kind](subject.title) : ''}>
        {(onClose) =>
          subject && <Change.Part dialog={change} subject={subject} today={dhakaDate(now)} onClose={onClose} />
        }
      </FormDialog>
    </>
  )
}
