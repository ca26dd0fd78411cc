import { Ban } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeskBlock } from '#contract/reception/blocks.ts'
import { daysText } from '#contract/wording/format.ts'
import styles from './blocks.module.css'
import { texts } from './texts.ts'

/** One block: why the room is not sold, on which nights, and what can be done about it. `name` where the room is not named above it. */
export function BlockLine({ block, name, children }: { block: DeskBlock; name?: string; children?: ReactNode }) {
  const { Kind, Reason, From, Until, By } = block
  return (
    <li className={styles['block']}>
      <p className={styles['what']}>
        <span className={styles['mark']}>
          <Ban size={14} aria-hidden="true" />
          {name ?? texts.isBlocked}:
        </span>{' '}
        {texts.whyOf(Kind, Reason)}
        <br />
        <span className={styles['days']}>{texts.daysBy(daysText(From, Until), By)}</span>
      </p>
      {children}
    </li>
  )
}
