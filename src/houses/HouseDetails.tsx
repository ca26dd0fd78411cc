import { useState } from 'react'
import type { HouseFacts } from '#cms/types.ts'
import type { House, PlaceType } from '#contract/catalogue/houses.ts'
import { offerTitle } from '#contract/wording/order-words.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { useEditable } from '#src/content/editable.tsx'
import { PlaceFacts } from '#src/places/PlaceFacts.tsx'
import { signs } from './facility-signs.ts'
import styles from './PlaceLayout.module.css'
import { texts } from './texts.ts'

export type HouseDetailsProps = {
  house: House
  type: PlaceType
  facts: HouseFacts | undefined
  /** The element of its heading: one below what stands above it. */
  heading?: 'h2' | 'h3'
}

/** What a place is like, in words, and what is there. */
export function HouseDetails({ house, type, facts, heading: Heading = 'h3' }: HouseDetailsProps) {
  const edit = useEditable(facts)
  return (
    <div className={styles['details']}>
      <PlaceFacts facts={facts} type={type} name={offerTitle({ ...house, Type: type })} />
      {type === 'ROOM' ? (
        <p {...edit('roomDescription')}>{house.RoomDescription}</p>
      ) : (
        <p {...edit('description')}>{house.Description}</p>
      )}
      {house.Facalities.length > 0 && (
        <section className={styles['facilities']} {...edit('facilities')}>
          <Heading>{texts.facilities}</Heading>
          <FacilityList house={house} />
        </section>
      )}
    </div>
  )
}

const FEW = 3

/** On a phone the first three, and the others on request. */
export function FewFacilities({ house }: { house: Pick<House, 'Facalities'> }) {
  const count = house.Facalities.length
  const [isWhole, setIsWhole] = useState(false)
  if (count <= FEW) return <FacilityList house={house} />
  return (
    <div className={classes(styles['few'], isWhole && styles['whole'])}>
      <FacilityList house={house} />
      {!isWhole && (
        <button type="button" className={buttonClass('text')} onClick={() => setIsWhole(true)}>
          {texts.allFacilities(count)}
        </button>
      )}
    </div>
  )
}

export function FacilityList({ house }: { house: Pick<House, 'Facalities'> }) {
  return (
    <ul className={styles['list']}>
      {house.Facalities.map(({ Name, Icon = 'other' }) => {
        const Sign = signs[Icon]
        return (
          <li key={Name}>
            <Sign size={18} aria-hidden="true" />
            {Name}
          </li>
        )
      })}
    </ul>
  )
}
