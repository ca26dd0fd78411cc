import { answerOffline, localLake } from 'content-lake/studio'
import { defineConfig, type WorkspaceOptions } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '#cms/schema/schema-types.ts'
import { desk } from './desk.ts'
import { actionsFor, creatable } from './fixed-documents.ts'
import { locations, mainDocuments } from './locations.ts'
import { StudioMark } from './StudioMark.tsx'
import type { StudioSettings } from './studio-settings.ts'
import { studioWords } from './studio-words.ts'

/** The Studio for the dataset that `settings` name. It edits this origin's site, and shows it for a preview. */
export function studioConfig({ projectId, dataset, lake }: StudioSettings): WorkspaceOptions {
  const site = window.location.origin
  if (lake !== undefined) answerOffline(new URL(lake, site))
  return defineConfig({
    name: 'default',
    title: 'Ichamoti Resort',
    icon: StudioMark,
    basePath: '/studio',
    projectId,
    dataset,
    ...(lake !== undefined && localLake(new URL(lake, site))),
    plugins: [
      structureTool({ title: 'Content', structure: desk }),
      presentationTool({
        title: 'Preview',
        previewUrl: { initial: site, previewMode: { enable: '/preview/enable', disable: '/preview/disable' } },
        allowOrigins: [site],
        resolve: { mainDocuments, locations },
      }),
    ],
    schema: {
      types: schemaTypes,
      templates: (templates) => templates.filter(({ schemaType }) => creatable(schemaType)),
    },
    i18n: { bundles: [studioWords] },
    document: {
      actions: actionsFor,
      newDocumentOptions: (options) => options.filter(({ templateId }) => creatable(templateId)),
      comments: { enabled: false },
    },
    // What only Sanity's own cloud could do.
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
    mediaLibrary: { enabled: false },
    announcements: { enabled: false },
  })
}
