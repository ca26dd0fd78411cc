import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing'
import { createPath, type DataRouter } from 'react-router-dom'
import type { Perspective } from '#src/lib/api/site-client.ts'

type History = NonNullable<NonNullable<Parameters<typeof enableVisualEditing>[0]>['history']>

const kinds = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

/** Lets the Studio that shows this page draw over it what can be edited, walk it, and have it read anew when a draft changes. */
export function followStudio(router: DataRouter, show: (perspective: Perspective) => void): void {
  const readAnew = oneAtATime(() => router.revalidate())
  enableVisualEditing({
    history: historyOf(router),
    refresh: readAnew,
    // Told first when the two have met, so that what was typed until then is shown as well.
    onPerspectiveChange(perspective) {
      show(perspective === 'published' ? 'published' : 'drafts')
      void readAnew()
    },
  })
  hearChanges(() => void readAnew())
}

/**
 * The Studio tells of every change in the lake. What it calls a refresh is about the open document alone, comes a second later, and not
 * at all for what was typed while that document was opening.
 */
function hearChanges(onChange: () => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const isStudio = source !== null && (source === window.parent || source === window.opener)
    if (isStudio && isChange(data)) onChange()
  })
}

function isChange(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'presentation/snapshot-event'
}

/** Runs `work` once more after the run under way, however often it was asked for meanwhile: no keystroke cuts another's reading short. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = () => {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(() => {
      next = undefined
      return begin()
    })
    return next
  }
}

/** The address in the Studio and the page's own, each following the other. */
function historyOf(router: DataRouter): History {
  return {
    subscribe(tell) {
      let told: string | undefined
      const tellOf = ({ location, historyAction }: DataRouter['state']) => {
        const url = createPath(location)
        if (url === told) return
        // The first is where the Studio finds itself.
        const type = told === undefined ? 'push' : kinds[historyAction]
        told = url
        tell({ type, url })
      }
      tellOf(router.state)
      return router.subscribe(tellOf)
    },
    update({ type, url }) {
      void (type === 'pop' ? router.navigate(-1) : router.navigate(url, { replace: type === 'replace' }))
    },
  }
}
