import type { HomePage } from '#cms/types.ts'
import { useEditable } from '#src/content/use-editable.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import { texts } from '#src/lib/texts.ts'
import styles from './Location.module.css'
import { ResortMap } from './ResortMap.tsx'

export function Location({ location }: { location: HomePage['location'] }) {
  const edit = useEditable()
  return (
    <section id="location" className={styles['location']}>
      <div className={styles['text']}>
        <Eyebrow>{texts.home.location}</Eyebrow>
        <h2 {...edit('location', 'heading')}>{location.heading}</h2>
        <p className={styles['way']} {...edit('location', 'text')}>
          {location.text}
        </p>
        <h3 className="visually-hidden">{texts.home.attractions}</h3>
        <ul className={styles['attractions']}>
          {location.attractions.map((attraction) => (
            <li key={attraction._key}>
              <span {...edit('location', 'attractions', attraction, 'name')}>{attraction.name}</span>
              <span className={styles['distance']} {...edit('location', 'attractions', attraction, 'distanceKm')}>
                {texts.home.distance(attraction.distanceKm)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ResortMap picture={location.picture} url={location.mapUrl} />
    </section>
  )
}
