import type { HomePage } from '#cms/types.ts'
import { useEditable } from '#src/content/editable.tsx'
import { Eyebrow } from '#ui/headings.tsx'
import { texts } from './texts.ts'
import styles from './Location.module.css'
import { ExternalLink, MapPin } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { MapAddress } from '#src/lib/sources.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/loading.tsx'
import { WayMap } from './WayMap.tsx'

export function Location({ location }: { location: HomePage['location'] }) {
  const edit = useEditable()
  return (
    <section id="location" className={styles['location']}>
      <div className={styles['text']}>
        <Eyebrow>{texts.location}</Eyebrow>
        <h2 {...edit('location', 'heading')}>{location.heading}</h2>
        <p className={styles['way']} {...edit('location', 'text')}>
          {location.text}
        </p>
        <h3 className="visually-hidden">{texts.attractions}</h3>
        <ul className={styles['attractions']}>
          {location.attractions.map((attraction) => (
            <li key={attraction._key}>
              <span {...edit('location', 'attractions', attraction, 'name')}>{attraction.name}</span>
              <span className={styles['distance']} {...edit('location', 'attractions', attraction, 'distanceKm')}>
                {texts.distance(attraction.distanceKm)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ResortMap attractions={location.attractions} url={location.mapUrl} />
    </section>
  )
}

type ResortMapProps = { attractions: HomePage['location']['attractions']; url: string }

/** A drawing of the route, with an interactive map on request. The link below works whether or not the map loads. */
function ResortMap({ attractions, url }: ResortMapProps) {
  const address = useContext(MapAddress)
  const edit = useEditable()
  const { state, toggle, onLoad } = useMap()
  const isDrawn = state === 'drawn'
  return (
    <div className={styles['map']}>
      <div className={styles['box']}>
        {/* Under the map of another origin it holds the place. */}
        <div className={classes(!isDrawn && styles['hidden'])} aria-hidden={!isDrawn || undefined}>
          <WayMap attractions={attractions} />
        </div>
        {!isDrawn && state !== 'offline' && (
          <iframe
            className={styles['frame']}
            src={address}
            title={texts.mapLabel}
            referrerPolicy="strict-origin-when-cross-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a map of another origin needs its own storage, and cannot reach this page
            sandbox="allow-scripts allow-same-origin allow-popups"
            onLoad={onLoad}
          />
        )}
        <MapMessage state={state} />
      </div>
      {address !== undefined && (
        <Button kind="outlined" className={styles['toggle']} onClick={toggle}>
          <MapPin size={18} aria-hidden="true" /> {isDrawn ? texts.showMap : texts.hideMap}
        </Button>
      )}
      <a className={styles['elsewhere']} href={url} target="_blank" rel="noopener" {...edit('location', 'mapUrl')}>
        {texts.mapElsewhere} <ExternalLink size={16} aria-hidden="true" />
      </a>
    </div>
  )
}

/** The message shown while there is no map. */
function MapMessage({ state }: { state: MapState }) {
  return (
    <div className={styles['word']}>
      {state === 'loading' && <Spinner label={texts.mapLoading} />}
      {(state === 'offline' || state === 'silent') && <output>{texts.mapMissing}</output>}
    </div>
  )
}

/** The drawing; the map loading; the map; or why there is none. */
type MapState = 'drawn' | 'loading' | 'shown' | 'offline' | 'silent'

const TIMEOUT_MS = 10_000

/** Requests nothing from the map's server before `toggle`. A frame reports when it has loaded but never that it failed, hence the timeout. */
function useMap() {
  const [state, setState] = useState<MapState>('drawn')
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('silent'), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])
  return {
    state,
    toggle() {
      if (state !== 'drawn') setState('drawn')
      else setState(navigator.onLine ? 'loading' : 'offline')
    },
    onLoad: () => setState('shown'),
  }
}
