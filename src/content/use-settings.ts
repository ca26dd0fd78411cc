import { useRouteLoaderData } from 'react-router-dom'
import type { LayoutContent, SiteSettings } from '#cms/types.ts'

/** The resort's own details, which the outermost route has loaded; undefined where that failed. */
export function useSettings(): SiteSettings | undefined {
  return useRouteLoaderData<{ layout: LayoutContent }>('root')?.layout.settings
}
