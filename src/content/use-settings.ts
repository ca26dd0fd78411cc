import { useRouteLoaderData } from 'react-router-dom'
import type { ChatLink, LayoutContent, SiteSettings } from '#cms/types.ts'
import { telephoneUrl } from '#ui/lib/phone.ts'

/** The resort's own details, which the outermost route has loaded; undefined where that failed. */
export function useSettings(): SiteSettings | undefined {
  return useRouteLoaderData<{ layout: LayoutContent }>('root')?.layout.settings
}

type Reachable = Pick<SiteSettings, 'chatLinks' | 'phone'>

/** Where a contact option leads. What dials rings the one number of the settings. */
export function chatUrl({ kind, url }: ChatLink, { phone }: Pick<SiteSettings, 'phone'>): string {
  if (kind === 'messenger') return url
  return kind === 'phone' ? telephoneUrl(phone) : `https://wa.me/${phone.replaceAll(/\D/g, '')}`
}

/** The resort's WhatsApp chat with this text already written; undefined where it has none. */
export function whatsAppUrl({ chatLinks, phone }: Reachable, text: string): string | undefined {
  const link = chatLinks.find(({ kind }) => kind === 'whatsapp')
  const chat = link && URL.parse(chatUrl(link, { phone }))
  chat?.searchParams.set('text', text)
  return chat?.href
}
