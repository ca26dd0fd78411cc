import { billGuest, type CompanyBill } from '#contract/money/company-bills.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/lib/toasts.ts'
import { Notice } from '#ui/messages.tsx'
import { plainText } from '../guests/plain-text.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

/** `canGoBack`: the guest may owe it again. */
type CompanyBillNoteProps = { code: string; bill: CompanyBill; canGoBack: boolean; onDone: () => void }

/** Which company pays what is due, and who agreed to that. */
export function CompanyBillNote({ code, bill, canGoBack, onDone }: CompanyBillNoteProps) {
  const { send, isBusy, problem } = useDeskCall(billGuest)
  const { Company, Address, Bin, Reference, AgreedBy, At, By } = bill

  async function giveBack(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code } }))
    if (answer) showToast('success', texts.guestBilled)
    onDone()
  }

  return (
    <Notice kind="info">
      <p>
        {texts.billedTo} <strong>{plainText(Company)}</strong>, {plainText(Address)}
        {Bin !== '' && <span>, {texts.bin(Bin)}</span>}
        {Reference !== '' && <span> · {plainText(Reference)}</span>}
      </p>
      <p>{plainText(texts.agreed(AgreedBy, By, common.moment(At)))}</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {canGoBack && (
        <Button kind="text" isBusy={isBusy} onClick={() => void giveBack()}>
          {texts.billGuest}
        </Button>
      )}
    </Notice>
  )
}
