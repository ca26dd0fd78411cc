import path from 'node:path'
import { createLake, type Directory, type DirectoryMember, type Lake, type PictureRules } from 'content-lake'
import { endSessions } from 'content-lake/end-sessions'
import { UnreleasedTables } from 'content-lake/unreleased-tables'
import { ContentUnread, type Deps, type Log, type ResortFacts, type StudioSignIn } from '#api/platform/deps.ts'
import { networksOf } from '#api/platform/http/network-of.ts'
import { createContent, type LakeContent } from '#cms/content.ts'
import type { ContentState } from '#cms/content/content-cache.ts'
import { createReadPreviewUrl, type ReadPreviewUrl } from '#cms/content/drafts.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { createWebhook } from '#cms/content/webhook.ts'
import { readGraphqlApi } from '#cms/graphql.ts'
import { STUDIO_SIGN_IN_PATH } from '#contract/staff/studio.ts'
import { seedLake } from '#cms/content/seed-lake.ts'
import type { StudioSettings } from '#cms/studio/studio-settings.ts'
import type { ContentSource, SiteContent } from '#cms/types.ts'
import type { Part } from './app.ts'
import type { Env } from './env/env.ts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'
import { createPictureBudget, createShownPictures } from './pictures/shown-pictures.ts'
import { unreleasedProblem } from './start-problem.ts'

export type OpenedContent = {
  content: SiteContent
  state(): ContentState
  /** False while the seed content is shown instead of what editors wrote. */
  isRead(): boolean
  /** Called after each reading of the lake. */
  onRead(listener: () => void): void
  /** Fulfilled once the lake was asked for the first time, whatever it answered. */
  firstRead: Promise<void>
  /** Reads a file that was uploaded, by its own address. `fetch`: how it is read where it is not in the local lake. */
  readFile: (url: string, fetch: typeof globalThis.fetch) => Promise<Response>
  /** The local lake; undefined where the content is hosted, and where the lake cannot be opened. */
  lake: Lake | undefined
  /** The webhook that the hosted lake calls on a publish. */
  webhook: Part | undefined
  /** The drafts, and who may see them; undefined where the server may not read any. */
  preview: (Pick<LakeContent, 'isShared'> & Preview) | undefined
  /** Publishes what staff planned for a time that has come; undefined where the server may not. */
  publishDue: (() => Promise<void>) | undefined
  studio: StudioSettings
  /** How members are signed in to the local Studio; undefined where they sign in at Sanity. */
  signIn: StudioSignIn | undefined
  /** Where pictures come from besides this server, and who may frame the site for a preview. */
  origins: { pictures: readonly string[]; frameAncestors: readonly string[] }
  /** Begins to read, once the server answers for the lake. */
  start(): void
  /** Ends what listens: the content stays as it is. */
  close(): void
}

type Preview = { drafts: ContentSource; readUrl: ReadPreviewUrl; isSignedIn?: (staff: string) => boolean }

type OpenContentOptions = Pick<Deps, 'now' | 'log' | 'limits'> & {
  env: Env
  /** How a hosted lake is reached; without it as its client does. */
  fetch?: typeof globalThis.fetch
}

/** Where the hosted content has pictures and files. */
const SANITY_FILES = 'https://cdn.sanity.io'

/** The hosted content where there is a project, otherwise the local lake. The site never waits for either. */
export async function openContent(options: OpenContentOptions): Promise<OpenedContent> {
  const { SANITY_PROJECT_ID: projectId } = options.env
  return projectId === undefined ? openLocal(options) : openHosted(projectId, options)
}

async function openHosted(projectId: string, { env, now, log, fetch }: OpenContentOptions): Promise<OpenedContent> {
  const { SANITY_DATASET: dataset, SANITY_TOKEN: token, SANITY_WEBHOOK_SECRET: secret } = env
  const { SANITY_PUBLISH_TOKEN: publishToken } = env
  const lake = { projectId, dataset, token, isListenedTo: false }
  const content = await createContent({ lake, log, keptIn: keptIn(env), ...(fetch && { fetch }) })
  const onPublish = () => void content.refresh()
  return {
    content,
    state: content.state,
    onRead: content.onRead,
    isRead: () => content.state() !== 'seed',
    firstRead: content.firstRead,
    // Nothing else that an editor may name is fetched for them.
    readFile: async (url, fetchFile) =>
      url.startsWith(`${SANITY_FILES}/`) ? fetchFile(url) : new Response(null, { status: 404 }),
    lake: undefined,
    webhook: secret === undefined ? undefined : createWebhook({ secret, now: () => now().getTime(), log, onPublish }),
    preview:
      token === undefined
        ? undefined
        : {
            drafts: content.drafts(token),
            readUrl: createReadPreviewUrl({ ...lake, token }, { fetch }),
            isShared: content.isShared,
          },
    publishDue: publishToken === undefined ? undefined : () => content.publishDue(publishToken),
    studio: { projectId, dataset, canPlan: publishToken !== undefined },
    signIn: undefined,
    origins: {
      pictures: [SANITY_FILES],
      frameAncestors: env.SANITY_STUDIO_ORIGIN === undefined ? [] : [env.SANITY_STUDIO_ORIGIN],
    },
    start: content.start,
    close: content.close,
  }
}

async function openLocal({ env, now, log, limits }: OpenContentOptions): Promise<OpenedContent> {
  const names = { projectId: LOCAL_LAKE.projectId, dataset: LOCAL_LAKE.dataset }
  const folder = lakeFolderOf(env)
  const pictures = {
    isShown: (address: string) => isShown(address),
    pictureBudget: createPictureBudget({ limits, now }),
  }
  const lake = openLake(folder, { env, now, log, limits, pictures })
  const opened = {
    lake,
    readFile: async (url: string) => (await lake?.fetch(new Request(url), '')) ?? new Response(null, { status: 404 }),
    webhook: undefined,
    preview: undefined,
    publishDue: undefined,
    studio: { ...names, lake: '/lake', canPlan: true },
    signIn: {
      open: (member: DirectoryMember, asked: { target: string; cookies: string }) => lake?.issueTicket(member, asked),
      endSessions: (email: string) => endSessions(folder, email),
    },
    origins: { pictures: [], frameAncestors: [] },
  }
  if (!lake) {
    const seed = { content: createSeedContent(), state: () => 'seed' as const, firstRead: Promise.resolve() }
    return { ...opened, ...seed, isRead: () => false, onRead: () => {}, start: () => {}, close: () => {} }
  }

  const apiHost = `http://${reachable(env.HOST)}:${env.PORT}/lake`
  const token = lake.serviceToken('reader')
  const address = { ...names, apiHost, token, isListenedTo: true }
  const content = await createContent({ lake: address, log, ownOrigin: env.PUBLIC_URL, keptIn: keptIn(env) })
  const isShown = createShownPictures(content)
  const isNew = !lake.wasSeeded()
  return {
    ...opened,
    content,
    preview: {
      drafts: content.drafts(token),
      readUrl: createReadPreviewUrl(address, { isSignedIn: lake.isSignedIn }),
      isSignedIn: lake.isSignedIn,
      isShared: content.isShared,
    },
    publishDue: () => content.publishDue(lake.serviceToken('publisher')),
    state: content.state,
    onRead: content.onRead,
    // A new lake is filled with the very content that is shown until then.
    isRead: () => isNew || content.state() !== 'seed',
    firstRead: isNew ? Promise.resolve() : content.firstRead,
    start: () => void fillAndStart({ lake, content, log }),
    close: content.close,
  }
}

const keptIn = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>) => path.join(DATA_DIR, 'last-content.json')

/** Where the local content is. */
export function lakeFolderOf({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return path.join(DATA_DIR, 'lake')
}

/** Staff have one account, of the front desk: there they sign in. */
const directory: Directory = {
  signInUrl: (target) => `${STUDIO_SIGN_IN_PATH}?${new URLSearchParams({ origin: target }).toString()}`,
}

type LakeParts = Pick<OpenContentOptions, 'env' | 'now' | 'log' | 'limits'> & { pictures: PictureRules }

function openLake(folder: string, { env, now, log, limits, pictures }: LakeParts): Lake | undefined {
  try {
    return createLake({
      folder,
      directory,
      now,
      log,
      project: LOCAL_LAKE,
      publicUrl: env.PUBLIC_URL,
      origins: [],
      graphqlSchema: readGraphqlApi(),
      networksOf,
      pictures,
      staffLimits: {
        calls: limits.studioCalls,
        viewerWrites: limits.studioViewerWrites,
        questionMs: limits.studioQuestionMs,
      },
    })
  } catch (error) {
    if (error instanceof UnreleasedTables)
      throw unreleasedProblem(`${folder} has the content`, 'move it away, or set DATA_DIR to another folder', error)
    log.error({ err: error }, 'the content lake cannot be opened: the seed content is shown')
    return undefined
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

type ResortSettings = {
  facts: () => ResortFacts
  /** @throws {ContentUnread} while the seed's are shown in place of what was written since */
  onPaper: () => ResortFacts
  refresh: () => Promise<void>
}

/** The resort's name and address, kept in memory: messages are written inside transactions, which must not wait for content. */
export async function watchResortSettings({
  content,
  isRead,
}: Pick<OpenedContent, 'content' | 'isRead'>): Promise<ResortSettings> {
  const read = async () => {
    const wasRead = isRead()
    const { settings } = await content.content('layout')
    return { facts: settings satisfies ResortFacts, isOwn: wasRead }
  }
  let known = await read()
  return {
    facts: () => known.facts,
    onPaper() {
      if (!known.isOwn) throw new ContentUnread('The content was not read yet')
      return known.facts
    },
    async refresh() {
      known = await read()
    },
  }
}
