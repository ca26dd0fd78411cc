import { useSelector } from '@xstate/react'
import { MessageCircle } from 'lucide-react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { payLinkMachine } from '#machines/desk/pay-link.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { whatsAppUrl } from '../guests/contact-links.ts'
import { FormDialog, Unread } from '../parts/FormDialog.tsx'
import { useDesk } from '../session/use-desk.ts'
import { useChanges } from '../session/use-desk-call.ts'
import { createPayLinkActors } from './bill.actors.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type PayLinkProps = { code: string; phone: string; isOffered: boolean; onDone: () => void }

/** Sends a guest the link by which a booking is paid online without signing in. */
export function PayLink({ code, phone, isOffered, onDone }: PayLinkProps) {
  const { api } = useDesk()
  const payLink = useMachine(payLinkMachine, () => createPayLinkActors({ api, code }), {
    on: {
      'link.sent'({ via }) {
        if (via === 'sms') showToast('success', texts.linkSent)
        onDone()
      },
    },
  })
  useChanges(() => payLink.send({ type: 'change.noticed' }))
  return (
    <>
      {isOffered && (
        <Button kind="outlined" onClick={() => payLink.send({ type: 'dialog.opened' })}>
          {texts.payLink}
        </Button>
      )}
      <FormDialog form={payLink} title={texts.payLink}>
        {(onClose) => <PayLinkChoice payLink={payLink} phone={phone} onClose={onClose} />}
      </FormDialog>
    </>
  )
}

type PayLinkSnapshot = SnapshotFrom<typeof payLinkMachine>
const selectContext = ({ context }: PayLinkSnapshot) => context
const selectIsBusy = (snapshot: PayLinkSnapshot) => snapshot.hasTag('busy')

type PayLinkChoiceProps = { payLink: ActorRefFrom<typeof payLinkMachine>; phone: string; onClose: () => void }

function PayLinkChoice({ payLink, phone, onClose }: PayLinkChoiceProps) {
  const { link, problem } = useSelector(payLink, selectContext)
  const isBusy = useSelector(payLink, selectIsBusy)
  if (!link) return <Unread problem={problem} />
  const chat = whatsAppUrl(phone, link.Text)
  return (
    <div className={styles['form']}>
      <p className={styles['linkText']}>{link.Text}</p>
      {phone === '' && <Notice kind="info">{texts.linkNeedsPhone}</Notice>}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        {phone !== '' && (
          <Button isBusy={isBusy} onClick={() => payLink.send({ type: 'channel.chosen', via: 'sms' })}>
            {texts.linkBySms}
          </Button>
        )}
        {chat !== undefined && (
          <a
            className={buttonClass('outlined')}
            href={chat}
            target="_blank"
            rel="noreferrer"
            onClick={() => payLink.send({ type: 'channel.chosen', via: 'whatsApp' })}
          >
            <MessageCircle size={18} aria-hidden="true" /> {texts.linkByWhatsApp}
          </a>
        )}
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
