import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { readLetterhead } from '#contract/money/paper.ts'
import { type GuardedPerson, readDocuments, type RegisteredRoom } from '#contract/reception/registration.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { plainText } from '../guests/plain-text.ts'
import { PrintButton } from '../parts/PrintButton.tsx'
import { useCan } from '../session/use-desk.ts'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { RegistrationCards } from './Cards.tsx'
import { Party } from './Party.tsx'
import { Register } from './Register.tsx'
import styles from './registration.module.css'
import { documentText } from './registration-words.ts'
import { texts } from './texts.ts'

type Documents = ReadonlyMap<string, GuardedPerson>

/** Who comes and who is registered in which room, with the cards that the guests sign. */
export function RegistrationPart({ order, onChanged }: { order: DeskOrder; onChanged: () => void }) {
  const { Summary, Registration: registration } = order
  const { Code } = Summary
  const resort = useDeskReading(readLetterhead, {}).data
  const { hash } = useLocation()
  const navigate = useNavigate()
  const mayChange = useCan('stay.change')
  const [documents, setDocuments] = useState<Documents>(new Map())
  const { Party: party, Rooms } = registration
  const next = Rooms.find(({ Persons }) => Persons.length === 0) ?? Rooms[0]
  const isAnyone = Rooms.some(({ Persons }) => Persons.length > 0)
  return (
    <>
      <Party code={Code} party={party} mayChange={mayChange} onDone={onChanged} />
      {Rooms.length === 0 && <p className={styles['none']}>{texts.noRooms}</p>}
      <ul className={styles['rooms']}>
        {Rooms.map((room) => (
          <li key={room.StayIds[0]}>
            <div className={styles['roomHead']}>
              <b>{room.Room}</b>
              {mayChange && (
                <Register
                  code={Code}
                  stayId={room.StayIds[0] ?? 0}
                  room={room.Room}
                  label={room.Persons.length > 0 ? texts.change : texts.register}
                  title={room.Persons.length > 0 ? texts.changeIn(room.Room) : texts.registerIn(room.Room)}
                  isWanted={hash === '#register' && room === next}
                  onOpened={() => void navigate({ hash: '' }, { replace: true, preventScrollReset: true })}
                  onDone={onChanged}
                />
              )}
            </div>
            <Persons persons={room.Persons} documents={documents} />
          </li>
        ))}
      </ul>
      {Rooms.length > 0 && (
        <div className={styles['foot']}>
          {isAnyone && <ShowDocuments code={Code} onShown={setDocuments} />}
          <PrintButton label={texts.cards}>
            <RegistrationCards order={order} registration={registration} documents={documents} resort={resort} />
          </PrintButton>
        </div>
      )}
    </>
  )
}

function Persons({ persons, documents }: { persons: RegisteredRoom['Persons']; documents: Documents }) {
  if (persons.length === 0) return <p className={styles['none']}>{texts.nobody}</p>
  return (
    <ul className={styles['names']}>
      {persons.map((person) => (
        <li key={person.Id}>
          <bdi>{plainText(person.Name)}</bdi> <small>{documentText(person, documents.get(person.Id))}</small>
        </li>
      ))}
    </ul>
  )
}

/** Each look is in the log. */
function ShowDocuments({ code, onShown }: { code: string; onShown: (documents: Documents) => void }) {
  const mayRead = useCan('identity.read')
  const { send, isBusy, problem } = useDeskCall(readDocuments)
  async function show(): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code } }))
    if (answer) onShown(new Map(answer.data.Persons.map((person) => [person.Id, person])))
  }
  if (!mayRead) return null
  return (
    <>
      <Button kind="text" isBusy={isBusy} onClick={() => void show()}>
        {texts.showDocuments}
      </Button>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
    </>
  )
}
