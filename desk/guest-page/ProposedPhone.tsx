import { decidePhone, type DeskGuest } from '#contract/reception/guest-page.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/lib/toasts.ts'
import { Notice } from '#ui/messages.tsx'
import { plainText } from '../guests/plain-text.ts'
import { Panel } from '../parts/Page.tsx'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import styles from './guest-page.module.css'
import { texts } from './texts.ts'

type ProposedPhoneProps = { guestId: number; proposed: NonNullable<DeskGuest['Proposed']>; onDone: () => void }

/** Another phone that reception proposed, for someone else to confirm or decline. */
export function ProposedPhone({ guestId, proposed, onDone }: ProposedPhoneProps) {
  const { Phone, Reason, By, At, CanDecide } = proposed
  const { send, isBusy, problem } = useDeskCall(decidePhone)

  async function decide(IsConfirmed: boolean): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, GuestId: guestId, Phone, IsConfirmed } }))
    if (answer) showToast('success', IsConfirmed ? texts.phoneConfirmed : texts.phoneDeclined)
    onDone()
  }

  return (
    <Panel title={texts.proposed}>
      <p>
        <strong>{Phone}</strong> · {plainText(Reason)}
      </p>
      <p className={styles['none']}>{texts.proposedBy(plainText(By), common.moment(At))}</p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {CanDecide ? (
        <>
          <p>{texts.askFormer}</p>
          <div className={styles['decide']}>
            <Button isBusy={isBusy} onClick={() => void decide(true)}>
              {texts.confirmPhone}
            </Button>
            <Button kind="outlined" isBusy={isBusy} onClick={() => void decide(false)}>
              {texts.declinePhone}
            </Button>
          </div>
        </>
      ) : (
        <p>{texts.waitsForOther}</p>
      )}
    </Panel>
  )
}
