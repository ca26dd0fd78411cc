import { useRouteLoaderData } from 'react-router-dom'
import type { LayoutContent, SiteSettings } from '#cms/types.ts'

/** The resort's own details, which the outermost route has loaded; undefined where that failed. */
export function useSettings(): SiteSettings | undefined {
  return useRouteLoaderData<{ layout: LayoutContent }>('root')?.layout.settings
}

/** The resort's WhatsApp chat with this text already written; undefined where it has none. */
export function whatsAppUrl({ chatLinks }: Pick<SiteSettings, 'chatLinks'>, text: string): string | undefined {
  const chat = URL.parse(chatLinks.find(({ kind }) => kind === 'whatsapp')?.url ?? '')
  chat?.searchParams.set('text', text)
  return chat?.href
}
