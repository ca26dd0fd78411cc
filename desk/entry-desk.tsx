import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/styles/fonts.css'
import '#ui/styles/tokens.css'
import '#ui/styles/base.css'
import './desk.css'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { createBrowserStorage } from '#ui/lib/browser-storage.ts'
import { deviceNow } from '#ui/lib/clock.ts'
import { equipOlderBrowser } from '#ui/lib/older-browsers.ts'
import { DeskApp } from './DeskApp.tsx'
import { followFindKey } from './find/follow-find-key.ts'
import { createDeskApi } from './session/desk-api.ts'
import { createIdleWatch } from './session/idle-watch.ts'

equipOlderBrowser()
// The first styles are in the page itself. Vite fetches them again with a page of the desk that uses them, unless it finds their link.
for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-file]')) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href: dataset['file'] }))
}
const root = document.getElementById('root')
const storage = createBrowserStorage(() => localStorage)
const idle = createIdleWatch({ storage, target: window, now: deviceNow })
const api = createDeskApi(
  createApiClient({ fetch: (address, init) => fetch(address, init), token: () => undefined, onUnauthorized: () => {} }),
  idle,
)
followFindKey(document)
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DeskApp api={api} idle={idle} storage={storage} />
    </StrictMode>,
  )
}
