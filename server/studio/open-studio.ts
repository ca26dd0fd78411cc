import path from 'node:path'
import type { Log } from '#api/deps.ts'
import type { StudioSettings } from '#cms/studio/studio-settings.ts'
import type { Part } from '../app.ts'
import { createStudio } from './create-studio.ts'
import { startStudioBuild } from './studio-build.ts'

type OpenStudioOptions = { settings: StudioSettings; publicUrl: string; now: () => Date; log: Log }

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The Studio for this server's content. If it is not built yet, that begins now, in the background. */
export function openStudio({ settings, publicUrl, now, log }: OpenStudioOptions): { app: Part; close(): void } {
  const build = startStudioBuild({ root: ROOT, log, now: () => now().getTime() })
  return { app: createStudio({ build, settings, publicUrl }), close: () => build.close() }
}
