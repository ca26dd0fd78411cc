import { createRoot } from 'react-dom/client'
import { Studio } from 'sanity'
import { studioConfig } from './sanity.config.ts'
import { readStudioSettings } from './studio-settings.ts'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no place for the Studio')
createRoot(root).render(<Studio config={studioConfig(readStudioSettings(document))} />)
