import { useState } from 'react'
import type { RequestKind } from '#machines/request.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import styles from './requests.module.css'
import { RequestForm } from './RequestForm.tsx'
import { texts } from './texts.ts'
import { useRequest } from './use-request.ts'

/** The way to a request: its form opens in a dialog, and closes when the request has arrived. */
export function RequestDesk({ kind }: { kind: RequestKind }) {
  const [isOpen, setIsOpen] = useState(false)
  const { request, message, clearMessage } = useRequest(kind, () => setIsOpen(false))
  const words = texts[kind]

  function open() {
    clearMessage()
    setIsOpen(true)
  }

  return (
    <section className={styles['desk']} aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <Button isWide aria-haspopup="dialog" onClick={open}>
        {words.open}
      </Button>
      <p className={styles['note']}>{texts.nothingDue}</p>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.title}>
        <RequestForm request={request} message={message} onSubmit={clearMessage} />
      </Dialog>
    </section>
  )
}
