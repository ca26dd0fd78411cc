import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import parts from '../parts/parts.module.css'
import { texts as common } from '../texts.ts'

type ConfirmedActionProps = {
  /** What it does, read before it is chosen. */
  lead: string
  action: string
  /** The second button, which names whom it is about. */
  confirmation: string
  problem: string | undefined
  isBusy: boolean
  onConfirm: () => void
}

/** Something that cannot be undone: it is chosen, then confirmed. */
export function ConfirmedAction({ lead, action, confirmation, problem, isBusy, onConfirm }: ConfirmedActionProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section className={parts['stack']}>
      <h3>{action}</h3>
      <p className={parts['soft']}>{lead}</p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={parts['actions']}>
        {isAsked ? (
          <>
            <Button isBusy={isBusy} onClick={onConfirm}>
              {confirmation}
            </Button>
            <Button kind="text" onClick={() => setIsAsked(false)}>
              {common.cancel}
            </Button>
          </>
        ) : (
          <Button kind="outlined" onClick={() => setIsAsked(true)}>
            {action}
          </Button>
        )}
      </div>
    </section>
  )
}
