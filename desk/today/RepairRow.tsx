import { Link } from 'react-router-dom'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { showDay } from '#ui/dates/date-text.ts'
import { Notice } from '#ui/messages.tsx'
import { RepairLine } from '../housekeeping/RepairLine.tsx'
import { texts as roomTexts } from '../housekeeping/texts.ts'
import { useRepair } from '../housekeeping/use-repair.ts'
import styles from './party.module.css'
import { texts } from './texts.ts'

type RepairRowProps = {
  room: DeskRoom
  /** Undefined for those who may not block rooms. */
  onBlock: (() => void) | undefined
  onChanged: () => void
}

/** A room in which something is to be mended, taken off sale until it is. */
export function RepairRow({ room, onBlock, onChanged }: RepairRowProps) {
  const { Room, Repair, Block } = room
  const { mend, isBusy, problem } = useRepair(onChanged)
  return (
    <li className={classes(styles['party'], styles['task'])}>
      <div>
        <Link to="/rooms">{Room}</Link>
        {Block && <p className={styles['when']}>{texts.blockedUntil(showDay(Block.Until))}</p>}
        <RepairLine repair={Repair} />
      </div>
      <div className={styles['acts']}>
        {onBlock && !Block && (
          <Button kind="outlined" aria-label={texts.blockTheRoom(Room)} onClick={onBlock}>
            {texts.blockRoom}
          </Button>
        )}
        {Repair?.CanMend === true && (
          <Button kind="text" isBusy={isBusy} aria-label={roomTexts.mendedIn(Room)} onClick={() => void mend(room)}>
            {roomTexts.mended}
          </Button>
        )}
      </div>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
    </li>
  )
}
