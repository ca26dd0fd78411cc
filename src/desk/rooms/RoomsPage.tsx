import { listRooms } from '#contract/desk/rooms.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan } from '../session/use-desk.ts'
import { RoomRow } from './RoomRow.tsx'
import styles from './rooms.module.css'
import { texts } from './texts.ts'

/** All rooms by house, and their names. */
export default function RoomsPage() {
  const { data, problem, reload } = useDeskReading(listRooms, {})
  const mayRename = useCan('room.rename')
  const houses = Map.groupBy(data?.Data ?? [], ({ House }) => House)
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={styles['lead']}>
        {texts.lead} {!mayRename && texts.mayNot}
      </p>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {!data && problem === undefined && <Spinner />}
      <div className={styles['houses']}>
        {[...houses].map(([house, rooms]) => (
          <section key={house} className={styles['house']} aria-label={house}>
            <h2>
              {house} <span className={styles['count']}>{texts.count(rooms.length)}</span>
            </h2>
            <ul>
              {rooms.map((room) => (
                <RoomRow key={room.UnitId} room={room} mayRename={mayRename} onRenamed={reload} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
