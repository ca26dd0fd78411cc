import { createContext, useContext } from 'react'
import type { ApiClient } from './api/api-client.ts'

/** The API as anybody may call it; `createRoutes` hands in that of its sources. */
export const SiteApi = createContext<ApiClient | undefined>(undefined)

export function useSiteApi(): ApiClient {
  const api = useContext(SiteApi)
  if (!api) throw new Error('There is no API around this component')
  return api
}
