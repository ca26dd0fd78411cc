import { Ban } from 'lucide-react'
import { type DeskRoom, listRooms, roomStates } from '#contract/reception/rooms.ts'
import { showDay } from '#ui/dates/date-text.ts'
import { texts as blockTexts } from '../blocks/texts.ts'
import { plainText } from '../guests/plain-text.ts'
import { Houses } from '../parts/Houses.tsx'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import styles from './housekeeping.module.css'
import { MarkRoom } from './MarkRoom.tsx'
import { RepairLine } from './RepairLine.tsx'
import { ReadyMark } from './RoomStateMark.tsx'
import { texts } from './texts.ts'

/** Every room, for those who make it ready: what it is, what it is used for today, and one press for what was done. No guest is named. */
export default function HousekeepingPage() {
  const reading = useDeskReading(listRooms, {})
  const rooms = reading.data?.Data ?? []
  // As their marks say it.
  const shown = rooms.filter(({ State, Block }) => !Block || State === 'dirty')
  return (
    <>
      <PageHead title={common.pages.housekeeping}>
        <p className={parts['soft']} role="status" aria-label={texts.counts}>
          {roomStates
            .map((state) => texts.count(shown.filter(({ State }) => State === state).length, state))
            .join(' · ')}
        </p>
      </PageHead>
      <p className={parts['lead']}>{texts.lead}</p>
      <ReadingState reading={reading} />
      <Houses rooms={rooms}>{(room) => <Row key={room.UnitId} room={room} onChanged={reading.reload} />}</Houses>
    </>
  )
}

function Row({ room, onChanged }: { room: DeskRoom; onChanged: () => void }) {
  const { Room, Note, Block, Repair } = room
  return (
    <li className={styles['room']}>
      <div className={styles['what']}>
        <p className={styles['name']}>
          <span>{Room}</span> <ReadyMark room={room} />
        </p>
        <p>{useOf(room)}</p>
        {Block && (
          <p className={styles['blocked']}>
            <Ban size={14} aria-hidden="true" />{' '}
            {texts.outOfOrder(blockTexts.whyOf(Block.Kind, plainText(Block.Reason)), showDay(Block.Until))}
          </p>
        )}
        <RepairLine repair={Repair} />
        {Note !== '' && (
          <p className={styles['note']}>
            <bdi>{plainText(Note)}</bdi>
          </p>
        )}
      </div>
      <MarkRoom room={room} isLarge onChanged={onChanged} />
    </li>
  )
}

/** 'Leaves today, 2 people · Arrives today, 5 people in 3 rooms, 2 in this one'. */
function useOf({ Guests }: DeskRoom): string {
  const uses = Guests.map(({ Use, Arrival, Here, Party }) => {
    if (Use === 'next') return texts.nextOn(showDay(Arrival))
    const { Count, Rooms } = Party ?? { Count: Here, Rooms: 1 }
    const here = Rooms > 1 && Here > 0 ? [texts.inThisOne(Here)] : []
    return [texts.uses[Use], ...(Count > 0 ? [texts.people(Count, Rooms), ...here] : [])].join(', ')
  })
  const isUsed = Guests.some(({ Use }) => Use !== 'next')
  return [...new Set([...(isUsed ? [] : [texts.empty]), ...uses])].join(' · ')
}
