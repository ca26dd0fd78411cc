import { listBlocks } from '#contract/reception/blocks.ts'
import { type DeskRoom, listRooms } from '#contract/reception/rooms.ts'
import { Button } from '#ui/Button.tsx'
import { BlockDialog } from '../blocks/BlockDialog.tsx'
import { BlockList } from '../blocks/BlockList.tsx'
import { ReleaseDialog } from '../blocks/ReleaseDialog.tsx'
import { texts as blockTexts } from '../blocks/texts.ts'
import { useBlocks } from '../blocks/use-blocks.ts'
import { plainText } from '../guests/plain-text.ts'
import { RepairLine } from '../housekeeping/RepairLine.tsx'
import { Houses } from '../parts/Houses.tsx'
import type { MenuEntry } from '../parts/Menu.tsx'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { RoomDialogs, useRoomDialogs } from './RoomDialogs.tsx'
import { RoomGuests } from './RoomGuests.tsx'
import { RoomRow } from './RoomRow.tsx'
import { TurnTime } from './TurnTime.tsx'
import styles from './rooms.module.css'
import { texts } from './texts.ts'

/** All rooms by house: their names, whether they are ready, who is in them and who comes next, and on which nights they are not sold. */
export default function RoomsPage() {
  const rooms = useDeskReading(listRooms, {})
  const blocks = useDeskReading(listBlocks, {})
  const { data, reload } = rooms
  const all = data?.Data ?? []
  const { block, release, openBlock, openRelease } = useBlocks(all, blocks.reload)
  const { name, remove } = useRoomDialogs(reload)
  const mayChange = useCan('room.change')
  const mayBlock = useCan('room.block')
  const maySetTurnTime = useCan('room.setTurnTime')
  const blocksOf = Map.groupBy(blocks.data?.Data ?? [], ({ UnitId }) => UnitId)
  const unread = [rooms, blocks].find(({ problem }) => problem !== undefined) ?? rooms
  const addTo = ([house]: readonly DeskRoom[]) => house && name.send({ type: 'dialog.opened', subject: { house } })
  const changesOf = (room: DeskRoom): MenuEntry[] => [
    {
      key: 'rename',
      label: texts.rename,
      run: () => name.send({ type: 'dialog.opened', subject: { house: room, room } }),
    },
    { key: 'remove', label: texts.remove, run: () => remove.send({ type: 'dialog.opened', subject: room }) },
  ]
  return (
    <>
      <PageHead title={common.pages.rooms}>
        {mayBlock && <Button onClick={() => openBlock([])}>{blockTexts.blockRooms}</Button>}
      </PageHead>
      <p className={parts['lead']}>
        {texts.lead} {!mayChange && <span>{texts.mayNot}</span>}
      </p>
      <ReadingState reading={unread} />
      <Houses rooms={all} note={texts.count} action={mayChange ? { label: texts.addTo, run: addTo } : undefined}>
        {(room) => (
          <RoomRow
            key={room.UnitId}
            room={room}
            more={[
              ...(mayBlock ? [{ key: 'block', label: blockTexts.block, run: () => openBlock([room.UnitId]) }] : []),
              ...(mayChange ? changesOf(room) : []),
            ]}
            onChanged={reload}
          >
            <RoomGuests guests={room.Guests} isBlocked={room.Block !== null} />
            <RepairLine repair={room.Repair} />
            {room.Note !== '' && (
              <p className={styles['note']}>
                <bdi>{plainText(room.Note)}</bdi>
              </p>
            )}
            <BlockList blocks={blocksOf.get(room.UnitId) ?? []} onRelease={openRelease} />
          </RoomRow>
        )}
      </Houses>
      {data && maySetTurnTime && <TurnTime minutes={data.TurnMinutes} onSaved={reload} />}
      <BlockDialog block={block} rooms={all} />
      <ReleaseDialog release={release} />
      <RoomDialogs name={name} remove={remove} />
    </>
  )
}
