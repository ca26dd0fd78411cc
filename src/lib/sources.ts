import type { ContentSource } from '#cms/types.ts'
import type { House } from '#contract/catalogue/houses.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { createContext, useContext } from 'react'

/** What only a page with drafts knows. */
export type Preview = {
  /** Where the Studio is that opens what was clicked. */
  studio: string
}

/** Where the pages' loaders read. The server and the browser hand in different ones to the same routes. */
export type Sources = {
  content: ContentSource
  /** Knows no guest: the page itself requests what only a guest may see, once it is in the browser. */
  api: ApiClient
  /** The houses, where they are read without a wait: on the server. Unset in the browser, for pages that can do without them. */
  houses?: () => Promise<House[]>
  /** The calendar date in Dhaka, `yyyy-MM-dd`. */
  today: () => string
  /** Prefix of every ImagePath: '/' when this server stores the pictures. */
  imageBase: string
  /** The page of an interactive map, as the server knows it. */
  mapUrl?: string | undefined
  /** There while `content` answers drafts. */
  preview?: Preview | undefined
}

/** The API as any visitor may call it; `createRoutes` hands in that of its sources. */
export const SiteApi = createContext<ApiClient | undefined>(undefined)

export function useSiteApi(): ApiClient {
  const api = useContext(SiteApi)
  if (!api) throw new Error('This component needs the SiteApi context')
  return api
}

/** The page of an interactive map, from the server's configuration; without one there is only the map's picture. */
export const MapAddress = createContext<string | undefined>(undefined)
