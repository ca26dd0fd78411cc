import { html, raw } from 'hono/html'
import { createHtmlPage, type Html } from '../html-page.ts'
import type { BuildProgress } from './build/studio-folders.ts'
import type { StudioState } from './studio-build.ts'

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf7f0; color: #221c16; font: 17px/1.6 system-ui, sans-serif }
  main { max-width: 34rem; padding: 24px }
  h1 { font: 400 2rem/1.2 Georgia, serif; margin: 0 0 16px }
  progress { width: 100%; accent-color: #1f4a39 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f0e6d6; padding: 16px; font-size: 14px }
`

const frame = createHtmlPage(STYLE)
export const WAITING_POLICY = frame.policy()

type Building = Extract<StudioState, { kind: 'building' }>
type Failed = Extract<StudioState, { kind: 'failed' }>

/** Shown while the Studio is being built; it reloads itself. */
export function waitingPage({ progress, sinceMs }: Building) {
  const { done, total } = progress
  return page(
    'The Studio is being prepared …',
    html`<p>
        This happens once after an installation or a change of the content model, and takes a minute or two. The site is
        already up. This page continues automatically.
      </p>
      <progress ${raw(total === undefined ? '' : `value="${done}" max="${total}"`)} aria-label="Progress"></progress>
      <p>${sentences[progress.step](progress)}</p>
      <p>${Math.round(sinceMs / 1000)} seconds so far.</p>`,
    html`<meta http-equiv="refresh" content="2" />`,
  )
}

const sentences: Record<BuildProgress['step'], (progress: BuildProgress) => string> = {
  waiting: () => 'Beginning.',
  installing: () => 'Step 1 of 4: the Studio’s packages are being installed.',
  reading: ({ done }) => `Step 2 of 4: ${done} parts read.`,
  packing: ({ done }) => `Step 3 of 4: packing ${done} parts.`,
  compressing: ({ done, total }) => `Step 4 of 4: ${done} of ${total} files compressed.`,
}

/** Shown when the Studio could not be built. */
export function failurePage({ reason }: Failed) {
  return page(
    'The Studio could not be prepared',
    html`<p>The site is running and unaffected. Build output:</p>
      <pre>${reason}</pre>
      <p>Fix it and start the server again, or build the Studio by “npm run build”.</p>`,
  )
}

function page(title: string, body: Html, head?: Html): Html {
  return frame.page({
    title,
    head,
    body: html`<main>
      <h1>${title}</h1>
      ${body}
    </main>`,
  })
}
