import { html, raw } from 'hono/html'
import { messagePage } from '../message-page.ts'
import type { BuildProgress } from './build/studio-folders.ts'
import type { StudioState } from './studio-build.ts'

type Building = Extract<StudioState, { kind: 'building' }>
type Failed = Extract<StudioState, { kind: 'failed' }>

/** Shown while the Studio is being built; it reloads itself. */
export function waitingPage({ progress, sinceMs }: Building) {
  const { done, total } = progress
  return messagePage(
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
  return messagePage(
    'The Studio could not be prepared',
    html`<p>The site is running and unaffected. Build output:</p>
      <pre>${reason}</pre>
      <p>Fix it and start the server again, or build the Studio by “npm run build”.</p>`,
  )
}
