import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast, type Toast } from '#src/lib/toasts.ts'

const ToastStack = lazy(async () => ({ default: (await import('./ToastStack.tsx')).ToastStack }))

/** The place where toasts appear. Its code is fetched with the first of them. */
export function Toasts() {
  const [first, setFirst] = useState<Toast[]>([])
  useEffect(() => onToast((toast) => setFirst((before) => [...before, toast])), [])
  if (first.length === 0) return null
  return (
    <Suspense>
      <ToastStack toasts={first} />
    </Suspense>
  )
}
