import { useLoaderData } from 'react-router-dom'
import type { Sources } from '#src/lib/sources.ts'
import { ActionSamples } from './ActionSamples.tsx'
import styles from './DevUiPage.module.css'
import { FieldSamples } from './FieldSamples.tsx'
import { FoundationSamples } from './FoundationSamples.tsx'
import { MessageSamples } from './MessageSamples.tsx'
import { PictureSamples } from './PictureSamples.tsx'

export function load({ today }: Sources) {
  return { today: today() }
}

/** The parts of the interface in their states, for developers. Only they read its texts, so these are in no catalogue. */
export default function DevUiPage() {
  const { today } = useLoaderData<typeof load>()
  return (
    <div className={styles['page']}>
      <h1>Parts of the interface</h1>
      <FoundationSamples />
      <ActionSamples />
      <FieldSamples today={today} />
      <MessageSamples />
      <PictureSamples />
    </div>
  )
}
