import { enableVisualEditing } from '@sanity/visual-editing/enable-visual-editing'
import { createPath, type DataRouter } from 'react-router-dom'

type History = NonNullable<NonNullable<Parameters<typeof enableVisualEditing>[0]>['history']>

const kinds = { PUSH: 'push', REPLACE: 'replace', POP: 'pop' } as const

/** Lets the Studio that shows this page draw over it what can be edited, walk it, and have it read anew when a draft changes. */
export function followStudio(router: DataRouter): void {
  enableVisualEditing({ history: historyOf(router), refresh: () => router.revalidate() })
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
