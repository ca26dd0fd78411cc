import { ExternalLink, MapPin } from 'lucide-react'
import { useContext } from 'react'
import type { HomePage } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/use-editable.ts'
import { MapAddress } from '#src/lib/sources.ts'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Spinner } from '#src/ui/loading.tsx'
import { texts } from '#src/lib/texts.ts'
import styles from './ResortMap.module.css'
import { type MapState, useMap } from './use-map.ts'

const words = texts.home

type ResortMapProps = { picture: HomePage['location']['picture']; url: string }

/** A picture of the way, with an interactive map behind it for who asks. The link beneath stays whatever becomes of the map. */
export function ResortMap({ picture, url }: ResortMapProps) {
  const address = useContext(MapAddress)
  const edit = useEditable()
  const { state, toggle, onLoad } = useMap()
  const isPicture = state === 'picture'
  return (
    <div className={classes(styles['map'], !isPicture && styles['open'])}>
      <div className={styles['box']}>
        {isPicture && (
          <ContentPicture
            picture={picture}
            sizes="(min-width: 900px) 1060px, 190vw"
            isCover
            mark={edit('location', 'picture')}
          />
        )}
        {!isPicture && state !== 'offline' && (
          <iframe
            className={styles['frame']}
            src={address}
            title={words.mapLabel}
            referrerPolicy="strict-origin-when-cross-origin"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a map of another origin keeps its own storage, and cannot reach this page
            sandbox="allow-scripts allow-same-origin allow-popups"
            onLoad={onLoad}
          />
        )}
        <MapWord state={state} />
      </div>
      {address !== undefined && (
        <Button kind={isPicture ? 'filled' : 'outlined'} className={styles['toggle']} onClick={toggle}>
          <MapPin size={18} aria-hidden="true" /> {isPicture ? words.showMap : words.hideMap}
        </Button>
      )}
      <a className={styles['elsewhere']} href={url} target="_blank" rel="noopener" {...edit('location', 'mapUrl')}>
        {words.mapElsewhere} <ExternalLink size={16} aria-hidden="true" />
      </a>
    </div>
  )
}

/** What there is to say while the map is not there. */
function MapWord({ state }: { state: MapState }) {
  return (
    <div className={styles['word']}>
      {state === 'loading' && <Spinner label={words.mapComing} />}
      {(state === 'offline' || state === 'silent') && <output>{words.mapMissing}</output>}
    </div>
  )
}
