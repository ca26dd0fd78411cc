import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#src/ui/styles/fonts.css'
import '#src/ui/styles/tokens.css'
import '#src/ui/styles/base.css'
import './desk.css'
import { createApiClient } from '#src/lib/api/api-client.ts'
import { equipOlderBrowser } from '#src/lib/older-browsers.ts'
import { DeskApp } from './DeskApp.tsx'
import { followFindKey } from './find/follow-find-key.ts'
import { createDeskApi } from './session/desk-api.ts'

equipOlderBrowser()
const root = document.getElementById('root')
const api = createDeskApi(
  createApiClient({ fetch: (address, init) => fetch(address, init), token: () => undefined, onUnauthorized: () => {} }),
)
followFindKey(document)
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DeskApp api={api} />
    </StrictMode>,
  )
}
