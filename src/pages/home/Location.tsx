import { MapPin } from 'lucide-react'
import type { HomePage } from '#cms/types.ts'
import { ContentPicture } from '#src/ContentPicture.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { texts } from '../../texts.ts'
import styles from './Location.module.css'

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
      <div className={styles['map']}>
        <ContentPicture picture={location.picture} sizes="(min-width: 900px) 1060px, 190vw" isCover />
        <a className={buttonClass('filled')} href={location.mapUrl} target="_blank" rel="noopener">
          <MapPin size={18} aria-hidden="true" /> {texts.home.openMap}
        </a>
      </div>
    </section>
  )
}
