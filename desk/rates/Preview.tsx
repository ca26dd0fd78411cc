import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ChangedNight, RatedPlace } from '#contract/catalogue/rates.ts'
import type { ratesMachine } from '#machines/desk/rates.machine.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import parts from '../parts/parts.module.css'
import { texts as common } from '../texts.ts'
import { changedText, previewOf } from './rate-words.ts'
import type { RatesRef } from './rates.actors.ts'
import { texts } from './texts.ts'

type RatesSnapshot = SnapshotFrom<typeof ratesMachine>

const selectPreview = ({ context }: RatesSnapshot) => context.preview
const selectChanged = ({ context }: RatesSnapshot) => context.changed
const selectIsBusy = (snapshot: RatesSnapshot) => snapshot.hasTag('busy')

type PreviewProps = { rates: RatesRef; places: readonly RatedPlace[]; onClose: () => void }

/** What would change, before it is saved. */
export function Preview({ rates, places, onClose }: PreviewProps) {
  const preview = useSelector(rates, selectPreview)
  const changed = useSelector(rates, selectChanged)
  const isBusy = useSelector(rates, selectIsBusy)
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form that had the focus is gone. Enter saves.
    actions.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [])
  if (!preview) return null
  const { summary, lines } = previewOf(preview, places)
  const isEmpty = preview.Nights.length === 0
  return (
    <div className={parts['stack']}>
      {changed && <ChangedNotice changed={changed} places={places} />}
      {isEmpty ? (
        <p>{texts.nothingChanges}</p>
      ) : (
        <>
          <p aria-live="polite">
            <strong>{summary}</strong>
          </p>
          <dl className={parts['facts']}>
            {lines.map(({ key, title, nights, words }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{[texts.nights(nights), ...words].join(', ')}</dd>
              </div>
            ))}
          </dl>
          <p className={parts['soft']}>{texts.keep(preview.Bookings, preview.Holds)}</p>
        </>
      )}
      <div ref={actions} className={parts['actions']}>
        <Button isBusy={isBusy} disabled={isEmpty} onClick={() => rates.send({ type: 'save.pressed' })}>
          {texts.save}
        </Button>
        <Button kind="outlined" disabled={isBusy} onClick={() => rates.send({ type: 'back.pressed' })}>
          {texts.back}
        </Button>
        <Button kind="text" disabled={isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </div>
  )
}

/** So many of the changed nights are listed. */
const MOST_LISTED = 6

function ChangedNotice({ changed, places }: { changed: readonly ChangedNight[]; places: readonly RatedPlace[] }) {
  const more = changed.length - MOST_LISTED
  return (
    <Notice kind="warning">
      <p>{changed.length === 0 ? texts.baseChangedElsewhere : texts.changedElsewhere}</p>
      <ul>
        {changed.slice(0, MOST_LISTED).map((night) => (
          <li key={`${night.Id} ${night.Type} ${night.Night}`}>{changedText(night, places)}</li>
        ))}
        {more > 0 && <li>{texts.andMore(more)}</li>}
      </ul>
      <p>{texts.changedAgain}</p>
    </Notice>
  )
}
