import type { Log } from '#api/deps.ts'
import type { Part } from '../app.ts'
import type { Env } from '../env.ts'
import type { OpenedContent } from '../open-content.ts'
import type { SitePreview } from '../site/site-options.ts'
import { createPreviewCookie } from './preview-cookie.ts'
import { createPreviewDoors } from './preview-doors.ts'

type OpenPreviewOptions = {
  env: Pick<Env, 'PUBLIC_URL' | 'SANITY_STUDIO_ORIGIN'>
  content: Pick<OpenedContent, 'preview'>
  /** Signs what lets a browser see drafts. */
  key: Uint8Array
  now: () => Date
  log: Log
}

export type OpenedPreview = { doors: Part; site: SitePreview }

/** What staff see before they publish; undefined where no drafts can be read. */
export function openPreview({ env, content, key, now, log }: OpenPreviewOptions): OpenedPreview | undefined {
  if (!content.preview) return undefined
  const { drafts, readUrl } = content.preview
  const { SANITY_STUDIO_ORIGIN: foreignStudio = env.PUBLIC_URL } = env
  const cookie = createPreviewCookie({
    key,
    now,
    isForeignFrame: foreignStudio !== env.PUBLIC_URL,
    isSecure: env.PUBLIC_URL.startsWith('https:'),
  })
  return {
    doors: createPreviewDoors({ cookie, readUrl, log }),
    site: {
      drafts,
      isOn: cookie.isCarriedBy,
      studio: foreignStudio === env.PUBLIC_URL ? '/studio' : foreignStudio,
    },
  }
}
