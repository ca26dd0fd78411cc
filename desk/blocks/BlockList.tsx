import type { DeskBlock } from '#contract/reception/blocks.ts'
import { maxBlockNights } from '#contract/values/roles.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { daysText } from '#contract/wording/format.ts'
import { Button } from '#ui/Button.tsx'
import { useMember } from '../session/use-desk.ts'
import { BlockLine } from './BlockLine.tsx'
import styles from './blocks.module.css'
import { texts } from './texts.ts'

type BlockListProps = { blocks: readonly DeskBlock[]; onRelease: (block: DeskBlock) => void }

/** The blocks of a room. Those as long as one's role may make have a button. */
export function BlockList({ blocks, onRelease }: BlockListProps) {
  const { Role } = useMember()
  if (blocks.length === 0) return null
  return (
    <ul className={styles['blocks']}>
      {blocks.map((block) => (
        <BlockLine key={block.Id} block={block}>
          {nightsOf({ arrival: block.From, departure: block.Until }) <= maxBlockNights[Role] && (
            <Button
              kind="text"
              aria-label={texts.releaseOf(block.Room, daysText(block.From, block.Until))}
              onClick={() => onRelease(block)}
            >
              {texts.release}
            </Button>
          )}
        </BlockLine>
      ))}
    </ul>
  )
}
