import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#src/ui/styles/fonts.css'
import '#src/ui/styles/tokens.css'
import '#src/ui/styles/base.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode>Front desk</StrictMode>)
