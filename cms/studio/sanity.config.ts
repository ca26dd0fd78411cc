import { answerOffline, localLake } from 'content-lake/studio'
import {
  type AssetSource,
  defineConfig,
  type DocumentActionsResolver,
  SANITY_VERSION,
  type WorkspaceOptions,
} from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { media, mediaAssetSource } from 'sanity-plugin-media'
import { schemaTypes } from '../schema/schema-types.ts'
import { FormInput } from './FormInput.tsx'
import { moveActionsFor } from './move-actions.ts'
import { publishToTheEnd, StudioFrame } from './publishing.tsx'
import { MAX_BYTES } from './refused-files.ts'
import { sentWrites } from './sent-writes.ts'
import { useShareDrafts } from './ShareDrafts.tsx'
import { StudioMark } from './StudioMark.tsx'
import { calendarTool } from './Calendar.tsx'
import { desk } from './desk.ts'
import { useAskToPublish } from './drafts/ask-to-publish.ts'
import { draftsTool } from './drafts/DraftsTool.tsx'
import { locations, mainDocuments } from './locations.ts'
import { visitorsTool } from './Visitors.tsx'
import { resortEnglish } from './resort-english.ts'
import type { StudioSettings } from './studio-settings.ts'

/** The Studio for the dataset that `settings` name. It edits this origin's site, and shows it for a preview. */
export function studioConfig({ projectId, dataset, lake, canPlan }: StudioSettings): WorkspaceOptions {
  const site = window.location.origin
  const isHosted = lake === undefined
  window.fetch = sentWrites.noting(window.fetch.bind(window))
  if (lake !== undefined) answerOffline(new URL(lake, site), SANITY_VERSION)
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
      media({ maximumUploadSize: MAX_BYTES }),
    ],
    tools: (tools) => [...tools, draftsTool(canPlan), calendarTool, visitorsTool],
    schema: {
      types: schemaTypes,
      templates: (templates) => templates.filter(({ schemaType }) => creatable(schemaType)),
    },
    form: { components: { input: FormInput }, image: { assetSources: pictureSources } },
    studio: { components: { layout: StudioFrame } },
    i18n: resortEnglish,
    document: {
      actions: actionsFor,
      newDocumentOptions: (options) => options.filter(({ templateId }) => creatable(templateId)),
      comments: { enabled: false },
    },
    // What only Sanity's own cloud can do, and there as far as the dataset's plan has it.
    releases: { enabled: isHosted },
    scheduledDrafts: { enabled: isHosted },
    // Retired by its maker for scheduled drafts.
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
    mediaLibrary: { enabled: false },
    announcements: { enabled: false },
  })
}

/** What staff add and remove. Every other document exists exactly once and stays. */
const COLLECTIONS: readonly string[] = [
  'announcement',
  'banner',
  'homeTile',
  'director',
  'house',
  'landingPage',
  'offer',
  'pdf',
  'redirect',
]

const creatable = (type: string): boolean => COLLECTIONS.includes(type)

/** A page of the site cannot do without its document: it is edited and published, and no more. */
const NOT_FOR_FIXED: readonly string[] = ['delete', 'duplicate', 'unpublish']

const actionsFor: DocumentActionsResolver = (actions, { schemaType }) => [
  useAskToPublish,
  ...actions
    .filter(({ action }) => creatable(schemaType) || !NOT_FOR_FIXED.includes(action ?? ''))
    .map((action) => (action.action === 'publish' ? publishToTheEnd(action) : action)),
  ...moveActionsFor(schemaType),
  useShareDrafts,
]

/**
 * One entry to select a picture instead of three: the library, where the Studio's own list of pictures stood. That entry stays, because
 * it is also the one by which a field uploads.
 */
const pictureSources = (sources: readonly AssetSource[]): AssetSource[] =>
  sources
    .filter(({ Uploader }) => Uploader !== undefined)
    .map((source) => ({ ...source, component: mediaAssetSource.component }))
