import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { EmptyState, Notice } from '#ui/messages.tsx'
import { Skeleton, Spinner } from '#ui/loading.tsx'
import { showToast } from '#ui/lib/toasts.ts'
import { Sample, Section } from './Sample.tsx'

const kinds = ['success', 'info', 'warning', 'error'] as const
const sizes = ['narrow', 'wide', 'full', 'sheet'] as const

export function MessageSamples() {
  const [open, setOpen] = useState<(typeof sizes)[number]>()
  return (
    <Section title="Messages and waiting">
      {kinds.map((kind) => (
        <Sample key={kind} title={`Notice, ${kind}`}>
          <Notice kind={kind}>The date you have selected is not available.</Notice>
        </Sample>
      ))}
      {kinds.map((kind) => (
        <Sample key={kind} title={`Toast, ${kind}`}>
          <Button kind="outlined" onClick={() => showToast(kind, 'message sent successfully')}>
            Show a toast: {kind}
          </Button>
        </Sample>
      ))}
      {sizes.map((size) => (
        <Sample key={size} title={`Dialog, ${size}`}>
          <Button kind="outlined" aria-haspopup="dialog" onClick={() => setOpen(size)}>
            Open a dialog: {size}
          </Button>
          <Dialog isOpen={open === size} onClose={() => setOpen(undefined)} title={`A dialog: ${size}`} size={size}>
            <p>It traps the focus, and returns it when closed.</p>
          </Dialog>
        </Sample>
      ))}
      <Sample title="Spinner, normal">
        <Spinner />
      </Sample>
      <Sample title="Spinner, small">
        <Spinner size="small" />
      </Sample>
      <Sample title="Skeleton">
        <Skeleton lines={4} />
      </Sample>
      <Sample title="Empty state">
        <EmptyState sentence="You have not booked with us yet.">
          <Button kind="outlined">Search Room</Button>
        </EmptyState>
      </Sample>
    </Section>
  )
}
