import { leviesOf } from '#contract/values/levies.ts'
import { DoorClosed } from 'lucide-react'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { isBookable } from '#contract/catalogue/houses.ts'
import { addDays } from '#contract/values/calendar.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { withVatText } from '#contract/wording/format.ts'

import { placeName, rateRefusalText } from '#contract/wording/rate-words.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { Checkbox, Select } from '#ui/fields/inputs.tsx'
import { Notice } from '#ui/messages.tsx'
import type { Form } from '#ui/lib/forms/use-form.ts'
import { RoomStateMark } from '../housekeeping/RoomStateMark.tsx'
import { texts as housekeeping } from '../housekeeping/texts.ts'
import { Badge, type BadgeLook } from '../parts/Badge.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { Section } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { PartyFields } from '../registration/PartyFields.tsx'
import styles from './book.module.css'
import {
  type Choice,
  availableChoices,
  type Draft,
  onlyNamedRoomUnavailable,
  isPartyAsked,
  keyOf,
  unavailableChoices,
  priceOf,
  quantityOf,
  refusedChoices,
  roomOf,
} from '#machines/desk/walk-in-draft.ts'
import { texts } from './texts.ts'
import type { DeskOffer } from '#contract/nights/desk-offers.ts'

const occupied = { sign: DoorClosed, tone: 'waiting' } satisfies BadgeLook

export type SectionProps = { form: Omit<Form<Draft>, 'frame'> }

/** `firstDay`: the first that can be booked; in the morning it is yesterday. */
export function WhenSection({
  form: { fields: draft, bind, bindDate },
  firstDay,
  today,
}: SectionProps & { firstDay: string; today: string }) {
  const nights = nightsOf(draft)
  return (
    <Section title={texts.when} className={styles['body']}>
      <div className={parts['pair']}>
        <DateField
          label={texts.arrival}
          required
          min={firstDay}
          openTo={today}
          hint={draft.arrival !== '' && draft.arrival < today ? texts.lastNight : undefined}
          {...bindDate('arrival')}
        />
        <DateField
          label={texts.departure}
          required
          min={draft.arrival === '' ? today : addDays(draft.arrival, 1)}
          openTo={draft.arrival || today}
          hint={nights > 0 ? texts.nights(nights) : undefined}
          {...bindDate('departure')}
        />
      </div>
      <PartyFields bind={bind} isAsked={isPartyAsked(draft)} />
    </Section>
  )
}

/** A room that guests who come now cannot have yet. */
export type NotReady = Pick<DeskRoom, 'UnitId' | 'Room' | 'House'> & { why: 'dirty' | 'occupied' }

type WhatSectionProps = SectionProps & {
  offers: readonly DeskOffer[]
  /** For guests who come today. */
  notReady: readonly NotReady[]
  isLoading: boolean
  problem: string | undefined
}

/** What guests could book, too: whole houses and rooms that are free on all nights, at the price of the whole stay. */
export function WhatSection({ form, offers, notReady, isLoading, problem }: WhatSectionProps) {
  const { fields: draft, bind, change, problemAt } = form
  const free = offers.filter(isBookable)
  const houses = Map.groupBy(free, ({ Name }) => Name)
  const notReadyIn = Map.groupBy(notReady, ({ House: name }) => name)
  const lost = isLoading ? [] : unavailableChoices(draft, offers)
  const refused = refusedChoices(draft, offers)
  const problemOfPlaces = problemAt('chosen')
  const missing = lost.length > 0 ? undefined : problemOfPlaces
  const isInvalid = problemOfPlaces !== undefined || undefined
  function choose({ Id, Name, Type }: DeskOffer, Quantity: number, room: Choice['room']): void {
    const choice = { Name, Type, Quantity, ...(room && Quantity > 0 && { room }) }
    change('chosen', { ...draft.chosen, [keyOf({ Id, Type })]: choice })
  }
  return (
    <Section title={texts.what} className={styles['body']}>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {free.length === 0 && !isLoading && problem === undefined && <Notice kind="info">{texts.nothingFree}</Notice>}
      {lost.length > 0 && (
        <Notice kind="warning">
          <p>{texts.lost(lost)}</p>
          <Button
            kind="outlined"
            data-invalid={isInvalid}
            onClick={() => change('chosen', availableChoices(draft, offers))}
          >
            {onlyNamedRoomUnavailable(draft, offers) ? texts.takeAnyRoom : texts.leaveOut}
          </Button>
        </Notice>
      )}
      {missing !== undefined && free.length > 0 && <Notice kind="error">{missing}</Notice>}
      <ul className={styles['offers']} aria-busy={isLoading}>
        {[...houses].map(([house, places]) => (
          <li key={house}>
            <h3>{house}</h3>
            <div className={styles['notReady']}>
              {(notReadyIn.get(house) ?? []).map(({ UnitId, Room, why }) =>
                why === 'dirty' ? (
                  <RoomStateMark key={UnitId} state="dirty" label={housekeeping.isDirty(Room)} />
                ) : (
                  <Badge key={UnitId} look={occupied} word={texts.isOccupied(Room)} />
                ),
              )}
            </div>
            <div className={styles['places']}>
              {places.map((offer) =>
                offer.Type === 'HOUSE' ? (
                  <Checkbox
                    key="HOUSE"
                    data-invalid={isInvalid}
                    label={
                      <>
                        {texts.whole(house)}{' '}
                        <small className={styles['price']}>{withVatText(priceOf(offer), leviesOf(offer))}</small>
                      </>
                    }
                    checked={quantityOf(draft, offer) > 0}
                    onChange={({ target: { checked } }) => choose(offer, checked ? 1 : 0, undefined)}
                  />
                ) : (
                  <RoomChoice
                    key="ROOM"
                    offer={offer}
                    quantity={quantityOf(draft, offer)}
                    room={roomOf(draft, offer)}
                    isInvalid={isInvalid}
                    onChoose={(quantity, room) => choose(offer, quantity, room)}
                  />
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <Notice kind="warning">
          {refused.map(({ offer, refusal }) => (
            <p key={keyOf(offer)}>
              {texts.refused(placeName({ House: offer.Name, Type: offer.Type }), rateRefusalText(refusal))}
            </p>
          ))}
          <ReasonInput label={texts.exceptionReason} required {...bind('exceptionReason')} />
        </Notice>
      )}
    </Section>
  )
}

type RoomChoiceProps = {
  offer: DeskOffer
  quantity: number
  room: Choice['room']
  isInvalid: true | undefined
  onChoose: (quantity: number, room: Choice['room']) => void
}

/** How many rooms of a house, and which one, if it matters to the guests. */
function RoomChoice({ offer, quantity, room, isInvalid, onChoose }: RoomChoiceProps) {
  const { Name, Available, Rooms } = offer
  return (
    <>
      <Select
        data-invalid={isInvalid}
        label={texts.rooms(Name)}
        required
        hint={texts.free(Available, withVatText(priceOf(offer), leviesOf(offer)))}
        options={Array.from({ length: Available + 1 }, (_, count) => ({
          value: String(count),
          label: count === 0 ? texts.none : String(count),
        }))}
        value={String(quantity)}
        onChange={({ target: { value } }) => onChoose(Number(value), room)}
      />
      {quantity > 0 && (
        <Select
          label={quantity === 1 ? texts.whichRoom : texts.oneOfRooms}
          required
          options={[
            { value: '', label: texts.anyRoom },
            ...Rooms.map(({ UnitId, Room }) => ({ value: UnitId, label: Room })),
          ]}
          value={room?.UnitId ?? ''}
          onChange={({ target: { value } }) =>
            onChoose(
              quantity,
              Rooms.find(({ UnitId }) => UnitId === value),
            )
          }
        />
      )}
    </>
  )
}
