import { useSelector } from '@xstate/react'
import { MessageCircle } from 'lucide-react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { sendLinkRefusal } from '#contract/orders/order-rules.ts'
import { type Channel, payLinkMachine } from '#machines/desk/order-dialogs.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { NotRead } from '#ui/forms/FormDialog.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { Notice } from '#ui/messages.tsx'
import { whatsAppUrl } from '../guests/contact-links.ts'
import { plainText } from '../guests/plain-text.ts'
import { copyText } from '../parts/copy-text.ts'
import { ActDialog } from '../parts/ActDialog.tsx'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { createPayLinkActors } from './bill.actors.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

/** `phone`: of the guest. `billedTo`: the company that pays instead. */
type Payer = { phone: string; billedTo: string | undefined }

type PayLinkProps = Payer & { code: string; isOffered: boolean; onDone: () => void }

/** Sends a guest the link by which a booking is paid online without signing in. What a company pays is not sent to its guest. */
export function PayLink({ code, phone, billedTo, isOffered, onDone }: PayLinkProps) {
  const { api } = useDesk()
  const payLink = useMachine(payLinkMachine, () => createPayLinkActors({ api }), {
    on: {
      'form.sent'({ fields: { via } }) {
        if (via === 'sms') showToast('success', texts.linkSent)
        onDone()
      },
    },
  })
  useChanges(() => payLink.send({ type: 'data.outdated' }))
  return (
    <ActDialog form={payLink} label={texts.payLink} isOffered={isOffered} subject={{ code }}>
      {(onClose) => <PayLinkChoice payLink={payLink} phone={phone} billedTo={billedTo} onClose={onClose} />}
    </ActDialog>
  )
}

const selectLink = ({ context }: SnapshotFrom<typeof payLinkMachine>) => context.data

type PayLinkChoiceProps = Payer & { payLink: ActorRefFrom<typeof payLinkMachine>; onClose: () => void }

function PayLinkChoice({ payLink, phone, billedTo, onClose }: PayLinkChoiceProps) {
  const link = useSelector(payLink, selectLink)
  const { change, frame } = useForm(payLink, {})
  if (!link) return <NotRead problem={frame.problem} />
  const isSentHere = sendLinkRefusal({ BilledTo: billedTo }) === undefined && phone !== ''
  const chat = isSentHere ? whatsAppUrl(phone, link.Text) : undefined
  function sendBy(via: Channel): void {
    change('via', via)
    frame.onSubmit()
  }
  return (
    <div className={styles['form']}>
      <p className={styles['linkText']}>{link.Text}</p>
      {billedTo !== undefined && <Notice kind="info">{plainText(texts.linkForCompany(billedTo))}</Notice>}
      {billedTo === undefined && phone === '' && <Notice kind="info">{texts.linkNeedsPhone}</Notice>}
      {frame.problem !== undefined && <Notice kind="error">{frame.problem}</Notice>}
      <div className={styles['buttons']}>
        {isSentHere && (
          <Button isBusy={frame.isBusy} onClick={() => sendBy('sms')}>
            {texts.linkBySms}
          </Button>
        )}
        {chat !== undefined && (
          <a
            className={buttonClass('outlined')}
            href={chat}
            target="_blank"
            rel="noreferrer"
            onClick={() => sendBy('whatsApp')}
          >
            <MessageCircle size={18} aria-hidden="true" /> {texts.linkByWhatsApp}
          </a>
        )}
        <Button kind="outlined" onClick={() => void copyText(link.Text, texts.linkCopy)}>
          {texts.copyLink}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
