import { useState } from 'react'
import { Button, type ButtonProps } from '#src/ui/Button.tsx'
import { PayDialog } from './PayDialog.tsx'

export type PayButtonProps = Pick<ButtonProps, 'kind' | 'children'> & { code: string; payable: number; due: number }

export function PayButton({ kind = 'filled', children, ...order }: PayButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind={kind} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      <PayDialog {...order} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
