import { BookPlace, type BookPlaceProps } from '#src/availability/BookPlace.tsx'
import { StayReviewList } from '#src/reviews/StayReviews.tsx'
import { HouseDetails, type HouseDetailsProps } from './HouseDetails.tsx'
import { HouseMosaic, HousePictures } from './HousePictures.tsx'
import { PlaceLayout } from './PlaceLayout.tsx'
import { PlaceTabs } from './PlaceTabs.tsx'

type RoomDetailsProps = { place: Pick<HouseDetailsProps, 'house' | 'type' | 'facts'> } & Omit<
  BookPlaceProps,
  'house' | 'type'
> &
  Pick<HouseDetailsProps, 'heading'>

/** All about a place, and the way to book it. */
export function RoomDetails({ place: { house, type, facts }, heading, isPage = false, ...booking }: RoomDetailsProps) {
  return (
    <PlaceLayout
      isPage={isPage}
      pictures={
        isPage ? <HouseMosaic house={house} type={type} /> : <HousePictures key={type} house={house} type={type} />
      }
      booking={<BookPlace house={house} type={type} isPage={isPage} {...booking} />}
      words={
        <>
          <HouseDetails house={house} type={type} facts={facts} {...(heading && { heading })} />
          {isPage && <StayReviewList house={house} />}
          <PlaceTabs house={house} />
        </>
      }
    />
  )
}
