import { Wrench } from 'lucide-react'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { plainText } from '../guests/plain-text.ts'
import { texts as common } from '../texts.ts'
import styles from './housekeeping.module.css'
import { texts } from './texts.ts'

/** What is to be mended in a room, and who found it when. */
export function RepairLine({ repair }: { repair: DeskRoom['Repair'] }) {
  if (!repair) return null
  const { Text, By, At } = repair
  return (
    <p className={styles['repair']}>
      <Wrench size={14} aria-hidden="true" />
      <span>
        {texts.toMend} <bdi>{plainText(Text)}</bdi> <small>{texts.by(plainText(By), common.moment(At))}</small>
      </span>
    </p>
  )
}
