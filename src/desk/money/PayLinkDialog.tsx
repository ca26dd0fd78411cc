import { MessageCircle } from 'lucide-react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button, buttonClass } from '#src/ui/Button.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { whatsAppUrl } from '../guests/contact-links.ts'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import styles from './money.module.css'
import { texts } from './texts.ts'

type PayLinkDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void; onDone: () => void }

/** Sends a guest the link by which a booking is paid online without signing in. */
export function PayLinkDialog({ isOpen, onClose, ...rest }: PayLinkDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.payLink}>
      <PayLinkForm onClose={onClose} {...rest} />
    </Dialog>
  )
}

function PayLinkForm({ order, onClose, onDone }: Omit<PayLinkDialogProps, 'isOpen'>) {
  const { Code } = order.Summary
  const { data: link, problem: unread } = useDeskReading(readDeskPayLink, { params: { Code } })
  const { send, isBusy, problem } = useDeskCall(sendPayLink)
  const chat = whatsAppUrl(order.Guest.Phone, link?.Text)

  async function note(Via: 'sms' | 'whatsApp'): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code, Via } }))
    if (!answer) return
    if (Via === 'sms') showToast('success', texts.linkSent)
    onClose()
    onDone()
  }

  if (unread !== undefined) return <Notice kind="error">{unread}</Notice>
  if (!link) return <Spinner />
  return (
    <div className={styles['form']}>
      <p className={styles['linkText']}>{link.Text}</p>
      {order.Guest.Phone === '' && <Notice kind="info">{texts.linkNeedsPhone}</Notice>}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        {order.Guest.Phone !== '' && (
          <Button isBusy={isBusy} onClick={() => void note('sms')}>
            {texts.linkBySms}
          </Button>
        )}
        {chat !== undefined && (
          <a
            className={buttonClass('outlined')}
            href={chat}
            target="_blank"
            rel="noreferrer"
            onClick={() => void note('whatsApp')}
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
