import * as z from 'zod/mini'

const StudioSettings = z.object({
  projectId: z.string(),
  dataset: z.string(),
  /** The local lake's path on this origin; without one the hosted Content Lake is edited. */
  lake: z.optional(z.string()),
  /** Whether this server publishes at planned times. */
  canPlan: z.boolean(),
})

/** What the server of the Studio passes to it, so that one build serves every dataset. */
export type StudioSettings = z.infer<typeof StudioSettings>

/** Reads the settings that the server wrote into the page. */
export function readStudioSettings(page: Document): StudioSettings {
  const text = page.querySelector('#studio-settings')?.textContent ?? ''
  return StudioSettings.parse(JSON.parse(text))
}
