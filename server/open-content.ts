import path from 'node:path'
import { createLake, type Lake, type PictureRules, type SecondFactor } from 'content-lake'
import { renderSVG } from 'uqr'
import type { Deps, Log, ResortFacts } from '#api/deps.ts'
import { networksOf } from '#api/http/network-of.ts'
import { derivedKeys, seal, unseal } from '#api/sealing/seal.ts'
import { findTotpStep, makeTotpSecret, totpAddress } from '#api/staff/secrets/totp.ts'
import { createContent, type LakeContent, type SiteContent } from '#cms/content.ts'
import type { ContentState } from '#cms/content/content-cache.ts'
import { createReadPreviewUrl, type ReadPreviewUrl } from '#cms/content/drafts.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { createWebhook } from '#cms/content/webhook.ts'
import { readGraphqlApi } from '#cms/graphql.ts'
import { seedLake } from '#cms/content/seed-lake.ts'
import type { StudioSettings } from '#cms/studio/studio-settings.ts'
import type { ContentSource } from '#cms/types.ts'
import type { Part } from './app.ts'
import type { Env } from './env/env.ts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import { createPictureBudget, createShownPictures } from './pictures/shown-pictures.ts'

export type OpenedContent = {
  content: SiteContent
  state(): ContentState
  /** The local lake; undefined where the content is hosted, and where the lake cannot be opened. */
  lake: Lake | undefined
  /** The webhook that the hosted lake calls on a publish. */
  webhook: Part | undefined
  /** The drafts, and who may see them; undefined where the server may not read any. */
  preview: { drafts: ContentSource; readUrl: ReadPreviewUrl; isSignedIn?: (staff: string) => boolean } | undefined
  studio: StudioSettings
  /** Where pictures come from besides this server, and who may frame the site for a preview. */
  origins: { pictures: readonly string[]; frameAncestors: readonly string[] }
  /** Begins to read, once the server answers for the lake. */
  start(): void
  /** Ends what listens: the content stays as it is. */
  close(): void
}

type OpenContentOptions = Pick<Deps, 'now' | 'log' | 'limits' | 'secrets'> & {
  env: Env
  /** How a hosted lake is reached; without it as its client does. */
  fetch?: typeof globalThis.fetch
}

/** The hosted content where there is a project, otherwise the local lake. The site never waits for either. */
export async function openContent(options: OpenContentOptions): Promise<OpenedContent> {
  const { SANITY_PROJECT_ID: projectId } = options.env
  return projectId === undefined ? openLocal(options) : openHosted(projectId, options)
}

async function openHosted(projectId: string, { env, now, log, fetch }: OpenContentOptions): Promise<OpenedContent> {
  const { SANITY_DATASET: dataset, SANITY_TOKEN: token, SANITY_WEBHOOK_SECRET: secret } = env
  const lake = { projectId, dataset, token, isListenedTo: false }
  const content = await createContent({ lake, log, ...(fetch && { fetch }) })
  const onPublish = () => void content.refresh()
  return {
    content,
    state: content.state,
    lake: undefined,
    webhook: secret === undefined ? undefined : createWebhook({ secret, now: () => now().getTime(), log, onPublish }),
    preview:
      token === undefined
        ? undefined
        : { drafts: content.drafts(token), readUrl: createReadPreviewUrl({ ...lake, token }, { fetch }) },
    studio: { projectId, dataset },
    origins: {
      pictures: ['https://cdn.sanity.io'],
      frameAncestors: env.SANITY_STUDIO_ORIGIN === undefined ? [] : [env.SANITY_STUDIO_ORIGIN],
    },
    start: content.start,
    close: content.close,
  }
}

async function openLocal({ env, now, log, limits, secrets }: OpenContentOptions): Promise<OpenedContent> {
  const names = { projectId: LOCAL_LAKE.projectId, dataset: LOCAL_LAKE.dataset }
  const directory = path.join(env.DATA_DIR, 'lake')
  const pictures = {
    isShown: (address: string) => isShown(address),
    pictureBudget: createPictureBudget({ limits, now }),
  }
  const lake = openLake(directory, { env, now, log, secrets, limits, pictures })
  const opened = {
    lake,
    webhook: undefined,
    preview: undefined,
    studio: { ...names, lake: '/lake' },
    origins: { pictures: [], frameAncestors: [] },
  }
  if (!lake) return { ...opened, content: createSeedContent(), state: () => 'seed', start: () => {}, close: () => {} }

  const apiHost = `http://${reachable(env.HOST)}:${env.PORT}/lake`
  const token = lake.serviceToken()
  const address = { ...names, apiHost, token, isListenedTo: true }
  const content = await createContent({ lake: address, log, ownOrigin: env.PUBLIC_URL })
  const isShown = createShownPictures(content)
  return {
    ...opened,
    content,
    preview: {
      drafts: content.drafts(token),
      readUrl: createReadPreviewUrl(address, { isSignedIn: lake.isSignedIn }),
      isSignedIn: lake.isSignedIn,
    },
    state: content.state,
    start: () => void fillAndStart({ lake, content, log }),
    close: content.close,
  }
}

type LakeParts = Pick<OpenContentOptions, 'env' | 'now' | 'log' | 'secrets' | 'limits'> & { pictures: PictureRules }

function openLake(directory: string, { env, now, log, secrets, limits, pictures }: LakeParts): Lake | undefined {
  try {
    return createLake({
      directory,
      now,
      log,
      project: LOCAL_LAKE,
      publicUrl: env.PUBLIC_URL,
      origins: [],
      firstEmail: 'editor@resort.example',
      graphqlSchema: readGraphqlApi(),
      networksOf,
      pictures,
      staffAllowances: {
        calls: limits.studioCalls,
        viewerWrites: limits.studioViewerWrites,
        questionMs: limits.studioQuestionMs,
      },
      secondFactor: createSecondFactor(secrets),
      // Editors write what guests read: a password alone can be guessed or found.
      isSecondFactorRequired: env.isProduction,
    })
  } catch (error) {
    log.error({ err: error }, 'the content lake cannot be opened: the seed content is shown')
    return undefined
  }
}

/** Authenticator apps of the local Studio: the arithmetic of the front desk's, under a key of their own. */
function createSecondFactor({ identityKeys }: Deps['secrets']): SecondFactor {
  const keys = derivedKeys(identityKeys, 'studio-totp')
  return {
    makeSecret: makeTotpSecret,
    findStep: findTotpStep,
    picture: (secret, names) => renderSVG(totpAddress(secret, names), { border: 2 }),
    seal: (secret, owner) => seal(secret, { keys, owner }),
    open: (sealed, owner) => unseal(sealed, { keys, owner }),
  }
}

type Starting = { lake: Lake; content: LakeContent; log: Log }

/** A new lake is filled first: until then the site shows the very same content, and no page waits for it. */
async function fillAndStart({ lake, content, log }: Starting): Promise<void> {
  try {
    await seedLake(lake)
  } catch (error) {
    log.error({ err: error }, 'the content lake cannot be filled')
  }
  content.start()
}

/** An address of this machine at which a server that listens on `host` can be reached. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

/** The resort's name and address, kept in memory: messages are written inside transactions, which must not wait for content. */
export async function watchResortSettings(content: ContentSource): Promise<{
  facts: () => ResortFacts
  refresh: () => Promise<void>
}> {
  const read = async (): Promise<ResortFacts> => (await content('layout')).settings
  let facts = await read()
  return {
    facts: () => facts,
    async refresh() {
      facts = await read()
    },
  }
}
