import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { onToast, type Toast } from '#ui/lib/toasts.ts'
import { Corner } from '#ui/loading.tsx'
import { Notice } from '#ui/messages.tsx'

const ToastStack = lazy(async () => ({
  default: (await loadChunk('ui/overlays/ToastStack.tsx', () => import('./ToastStack.tsx'))).ToastStack,
}))

/** The place where toasts appear. Their code is fetched with the first of them; without it the last one is a message in the page. */
export function Toasts() {
  const [first, setFirst] = useState<Toast[]>([])
  useEffect(() => onToast((toast) => setFirst((before) => [...before, toast])), [])
  const last = first.at(-1)
  if (!last) return null
  return (
    <Corner instead={<Notice kind={last.kind}>{last.text}</Notice>}>
      <Suspense>
        <ToastStack toasts={first} />
      </Suspense>
    </Corner>
  )
}
