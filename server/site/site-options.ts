import type { ContentSource, SiteContent } from '#cms/types.ts'
import type { CspOrigins } from './security-headers.ts'

/** The booking API as the site's own pages call it: `createApp(deps).fetch`. */
export type CallApi = (request: Request) => Response | Promise<Response>

/** The site as staff see it before they publish. */
export type SitePreview = {
  /** Whether the caller may see drafts. All others see what is published. */
  isOn(request: Request): boolean
  drafts: ContentSource
  /** Where the Studio is that opens what was clicked. */
  studio: string
}

export type SiteOptions = {
  content: SiteContent
  preview?: SitePreview
  api: CallApi
  /** Milliseconds since 1970. */
  now: () => number
  /** The address under which guests know the site, without a path. */
  publicUrl: string
  /** Prefix of every ImagePath; '/' when this server keeps the pictures. Ends with a slash. */
  imageBase?: string
  /** The page of an interactive map; without one there is the picture and its link alone. */
  mapUrl?: string
  cspOrigins?: CspOrigins
  /** Changes with every change of houses, prices and reviews. Without it no page that shows them is cached. */
  catalogueRevision?: () => Promise<string | undefined>
  /** Called with what broke a page; the guest sees the error page with status 500. */
  onError: (error: unknown, path: string) => void
}
