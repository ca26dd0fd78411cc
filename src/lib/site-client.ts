import type { PageContents, PageName } from '#cms/types.ts'

const TIMEOUT_MS = 15_000

/** Reads one page's content from the server that the site came from. */
export async function readContent<Name extends PageName>(page: Name): Promise<PageContents[Name]> {
  const response = await askForContent(page)
  return response.json()
}

export type Perspective = 'drafts' | 'published'

/** Reads content for a preview, whose drafts the Studio may hide for a while. */
export function createDraftReader() {
  let perspective: Perspective = 'drafts'
  return {
    show(next: Perspective): void {
      perspective = next
    },
    async read<Name extends PageName>(page: Name): Promise<PageContents[Name]> {
      const response = await askForContent(`${page}?perspective=${perspective}`)
      // The preview is over: the page reloads as visitors see it.
      if (response.headers.get('X-Preview') !== perspective) window.location.reload()
      return response.json()
    },
  }
}

async function askForContent(page: string): Promise<Response> {
  const response = await fetch(`/content/${page}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Response(null, { status: response.status })
  return response
}

/** The answer of GET /weather as it came; undefined when there is none. */
export async function readWeather(signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch('/weather', { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
    return response.ok ? await response.json() : undefined
  } catch {
    // No network and no answer are the same here: the weather is unavailable.
    return undefined
  }
}
