import { leviesOf } from '#contract/values/levies.ts'
import { Users } from 'lucide-react'
import type { HouseFacts } from '#cms/types.ts'
import { type House, isSoldByRoom } from '#contract/catalogue/houses.ts'
import { offerTitle } from '#contract/wording/order-words.ts'
import { useEditable } from '#src/content/editable.tsx'
import { picturesOf } from '#src/lib/house-pictures.ts'
import { StayReviewLine } from '#src/reviews/StayReviews.tsx'
import { Button } from '#ui/Button.tsx'
import { PictureStrip } from '#ui/pictures/PictureStrip.tsx'
import { Price } from '#ui/values.tsx'
import { lowestPriceOf } from '#src/prices/lowest-price.ts'
import { texts as priceTexts } from '#src/prices/texts.ts'
import { blockPictureSizes, firstSentences } from './house-head.ts'
import styles from './HouseBlock.module.css'
import { PlaceFacts } from '#src/places/PlaceFacts.tsx'
import { PlaceRow, PlaceRows, QuietRow, RowAction } from '#src/places/PlaceRow.tsx'
import { wholeHouseOf } from './read-house.ts'
import { loadRoomDetails, type OpenPlace } from './RoomDialog.tsx'
import { texts } from './texts.ts'

type HouseBlockProps = {
  /** The house by the room, as `getRooms` lists it. */
  room: House
  facts: HouseFacts | undefined
  /** One of the first pictures of its page. */
  isUrgent: boolean
  onOpen: (place: OpenPlace) => void
}

/** A house: its pictures, what it is, and a row for each way to book it. */
export function HouseBlock({ room, facts, isUrgent, onOpen }: HouseBlockProps) {
  const house = wholeHouseOf(room)
  const edit = useEditable(facts)
  const open = () => onOpen({ house, type: 'HOUSE', facts, ...(isSoldByRoom(room) && { options: { house, room } }) })
  return (
    <article className={styles['block']}>
      <div className={styles['pictures']} onPointerEnter={() => void loadRoomDetails()} {...edit('houseCover')}>
        <PictureStrip
          label={texts.picturesOf(house.Name)}
          pictures={picturesOf(house, 'HOUSE')}
          sizes={blockPictureSizes}
          isUrgent={isUrgent}
          onOpen={open}
        />
      </div>
      <div className={styles['text']}>
        <div className={styles['words']}>
          <h2 className={styles['name']} {...edit('name')}>
            <button type="button" aria-haspopup="dialog" onPointerEnter={() => void loadRoomDetails()} onClick={open}>
              {house.Name}
            </button>
          </h2>
          <p className={styles['people']}>
            <Users size={18} aria-hidden="true" />
            {texts.rooms(room.Available)} · {texts.people(house.AdultPerRoom, house.ChildrenPerRoom)}
          </p>
          <p {...edit('description')}>{firstSentences(house.Description)}</p>
          <StayReviewLine house={house} />
        </div>
        <PlaceRows note={priceTexts.pricesBeforeTax(leviesOf(house))}>
          {room.RoomPrice !== null && <Row place={room} facts={facts} onOpen={onOpen} />}
          <Row place={house} facts={facts} onOpen={onOpen} />
        </PlaceRows>
      </div>
    </article>
  )
}

type RowProps = Pick<HouseBlockProps, 'facts' | 'onOpen'> & { place: House }

function Row({ place, facts, onOpen }: RowProps) {
  const type = place.Type
  const name = offerTitle(place)
  const row = { name, type, facts: <PlaceFacts facts={facts} type={type} name={name} /> }
  if (type === 'ROOM' && !isSoldByRoom(place)) {
    return (
      <QuietRow {...row} reason={texts.wholeOnly}>
        <Button kind="outlined" disabled>
          {texts.notAvailable}
        </Button>
      </QuietRow>
    )
  }
  return (
    <PlaceRow
      {...row}
      people={texts.people(place.AdultPerRoom, place.ChildrenPerRoom)}
      price={<Price {...lowestPriceOf(place)} note={priceTexts.perNight} />}
    >
      <RowAction>
        <Button
          kind="outlined"
          aria-label={texts.detailsOf(name)}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadRoomDetails()}
          onClick={() => onOpen({ house: place, type, facts })}
        >
          {texts.viewDetails}
        </Button>
      </RowAction>
    </PlaceRow>
  )
}
