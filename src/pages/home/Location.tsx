import type { HomePage } from '#cms/types.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { texts } from '../../texts.ts'
import styles from './Location.module.css'
import { ResortMap } from './ResortMap.tsx'

export function Location({ location }: { location: HomePage['location'] }) {
  return (
    <section id="location" className={styles['location']}>
      <div className={styles['text']}>
        <Eyebrow>{texts.home.location}</Eyebrow>
        <h2>{location.heading}</h2>
        <p className={styles['way']}>{location.text}</p>
        <h3 className="visually-hidden">{texts.home.attractions}</h3>
        <ul className={styles['attractions']}>
          {location.attractions.map(({ _key, name, distanceKm }) => (
            <li key={_key}>
              <span>{name}</span>
              <span className={styles['distance']}>{texts.home.distance(distanceKm)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ResortMap picture={location.picture} url={location.mapUrl} />
    </section>
  )
}
