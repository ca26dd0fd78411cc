import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing'
import { createPath, type DataRouter } from 'react-router-dom'
import type { Perspective } from '#src/lib/site-client.ts'

type History = NonNullable<NonNullable<Parameters<typeof enableVisualEditing>[0]>['history']>

const kinds = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

/** Lets the Studio that shows this page draw over it what can be edited, walk it, and reload it when a draft changes. */
export function followStudio(router: DataRouter, show: (perspective: Perspective) => void): void {
  const reload = oneAtATime(() => router.revalidate())
  enableVisualEditing({
    history: historyOf(router),
    refresh: reload,
    // Called first when the two connect, so that what was typed until then is shown as well.
    onPerspectiveChange(perspective) {
      show(perspective === 'published' ? 'published' : 'drafts')
      void reload()
    },
  })
  onLakeChange(() => void reload())
}

/**
 * The Studio reports every change in the lake. Its own refresh covers only the open document, comes a second later, and misses
 * what was typed while that document was opening.
 */
function onLakeChange(onChange: () => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const isStudio = source !== null && (source === window.parent || source === window.opener)
    if (isStudio && isChange(data)) onChange()
  })
}

function isChange(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'presentation/snapshot-event'
}

/** Runs `work` once more after the current run, however often it is requested in the meantime: no keystroke aborts another's reload. */
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
    subscribe(notify) {
      let last: string | undefined
      const notifyOf = ({ location, historyAction }: DataRouter['state']) => {
        const url = createPath(location)
        if (url === last) return
        // The first is where the Studio finds itself.
        const type = last === undefined ? 'push' : kinds[historyAction]
        last = url
        notify({ type, url })
      }
      notifyOf(router.state)
      return router.subscribe(notifyOf)
    },
    update({ type, url }) {
      void (type === 'pop' ? router.navigate(-1) : router.navigate(url, { replace: type === 'replace' }))
    },
  }
}
