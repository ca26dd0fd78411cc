import { type Context, Hono } from 'hono'
import { addAssetDocument, withAssetUrl } from './assets/asset-document.ts'
import { everyPicture, openAssets, type PictureRules } from './assets/asset-routes.ts'
import { requireStaff } from './core/access.ts'
import { createAcceptSocket, type Upgrade } from './core/accept-socket.ts'
import { noLimits, type StaffLimits } from './core/staff-limits.ts'
import type { NewDocument } from './core/document.ts'
import { answerHeaders, answerProblem } from './core/http.ts'
import type { Directory, DirectoryMember, LakeEnv, LakeLog, LakeProject, NetworksOf, Service } from './core/lake-env.ts'
import { createGraphqlRoutes } from './graphql/graphql-routes.ts'
import { createHistoryRoutes } from './history/history-routes.ts'
import { hasTransactionOf } from './history/history.sql.ts'
import { createListenRoutes } from './listen/listen-routes.ts'
import { createListenSockets } from './listen/listen-sockets.ts'
import { createListeners } from './listen/listeners.ts'
import { createPast } from './listen/past-events.ts'
import { createActionRoutes } from './mutate/action-routes.ts'
import { addMissingDocuments, SEED } from './mutate/apply-mutation.ts'
import { createMutateRoutes } from './mutate/mutate-routes.ts'
import { createTransact } from './mutate/transact.ts'
import { createPresence } from './presence/presence-sockets.ts'
import { createComputing } from './query/computing.ts'
import { createDocumentRoutes } from './query/document-routes.ts'
import { createQueries } from './query/queries.ts'
import { createQueryRoutes } from './query/query-routes.ts'
import { createViews, parsePerspective, type Perspective } from './query/views.ts'
import { browserOf } from './staff/browser-cookie.ts'
import { createPace, guardLake, knowOrigins } from './staff/guard.ts'
import { saveMember } from './staff/members.sql.ts'
import { createPreferenceRoutes } from './staff/preference-routes.ts'
import { createSessionRoutes } from './staff/session-routes.ts'
import { createSignInRoutes } from './staff/sign-in-routes.ts'
import { createStaff } from './staff/staff.ts'
import { createProjectRoutes, createQuietRoutes, createUnknownCalls } from './staff/studio-routes.ts'
import { knowTargets } from './staff/targets.ts'
import { issueTicket } from './staff/tokens.ts'
import { copyDatabases, openLakeDatabase } from './store/open-database.ts'
import { createStore } from './store/store.ts'

export type { Directory, DirectoryMember, PictureRules }

export type LakeOptions = {
  /** The folder for its files. */
  folder: string
  /** Where people sign in. */
  directory: Directory
  now: () => Date
  log: LakeLog
  project: LakeProject
  /** Origin of the site as people see it, without a trailing slash; the lake is at `/lake` below it. */
  publicUrl: string
  /** Where the Studio is on the site; `/studio` if it is left out. Signing in leads there. */
  studioPath?: string
  /** Other origins whose pages may call. */
  origins: readonly string[]
  /** The GraphQL API of the content's types, as text; without it there is none. */
  graphqlSchema?: string
  /** The networks for which an address counts where callers are limited; without it each address counts alone. */
  networksOf?: NetworksOf
  /** Which sizes of pictures are made for whom; without it each is made for anyone. */
  pictures?: PictureRules
  /** What a member of the staff may cause; without it there is no limit. */
  staffLimits?: StaffLimits
}

export type Lake = {
  /** Answers a request whose path begins with `/lake`; `address` is the caller's. */
  fetch(request: Request, address: string): Promise<Response>
  /** Takes an upgrade to a WebSocket that is the lake's. */
  upgrade: Upgrade
  /** Every call that has an answer, by its method and the pattern of its path. */
  routes: readonly { method: string; path: string }[]
  /** How many documents there are. */
  documentCount(): number
  /** Whether `seed` ever did its work, even if its documents have been deleted since. */
  wasSeeded(): boolean
  /** Stores the content of an asset under the last part of its document's path, to be called before the document is added. */
  storeFile(name: string, content: Buffer): Promise<void>
  /** Adds the documents that do not exist yet, all in one transaction. Answers how many were added. */
  seed(documents: readonly NewDocument[]): number
  /**
   * The address at which a person who signed in at the directory is signed in to the Studio, within a minute and once. Undefined where
   * `target` is no Studio's, and for a browser, by its cookies, in which this sign-in did not begin.
   */
  issueTicket(member: DirectoryMember, asked: { target: string; cookies: string }): string | undefined
  /** Whether that member of the staff has a session. */
  isSignedIn(staffId: string): boolean
  /** With it the product's own server reads drafts, or publishes. */
  serviceToken(service: Service): string
  /** Copies documents and sessions into a folder, for a backup. Files of assets never change: they are copied as they lie. */
  copyTo(folder: string): Promise<void>
  /** Ends the listeners, which never end otherwise, and takes no new ones; everything else is still answered. */
  endStreams(): void
  /** Closes the files, when nothing more will be asked. */
  close(): void
}

/** A local Content Lake: it speaks the Content Lake's HTTP API to the unchanged client and Studio. */
export function createLake(options: LakeOptions): Lake {
  const { folder, now, log, project, publicUrl } = options
  const { networksOf = itselfAlone, pictures = everyPicture, staffLimits = noLimits } = options
  const { dataset } = project
  // First, since it refuses a folder of before the first release: nothing in that is changed.
  const staff = createStaff(options)
  const database = openLakeDatabase(folder)
  const origins = knowOrigins(options)
  const targets = knowTargets({ studioPath: '/studio', ...options, origins })
  const isSecure = publicUrl.startsWith('https:')
  const asRead = withAssetUrl(publicUrl)
  const store = createStore({ database, log, asRead })
  const views = createViews(store)
  const computing = createComputing(staffLimits.questionMs, now)
  const queries = createQueries({ views, project, now, computing })
  const transact = createTransact({ store, now, asRead })
  const past = createPast({ database, store, asRead })
  const listeners = createListeners({ store, past, queries, computing, log })
  const assets = openAssets({
    directory: folder,
    place: `${project.projectId}/${dataset}`,
    createIfNotExists: (document, author) => addAssetDocument(transact, document, author),
    hasDocument: (id) => store.documents.has(id),
    pictures,
  })
  const acceptSocket = createAcceptSocket({ isAllowedOrigin: origins.isAllowed, networksOf, log })
  const sockets = { identifyToken: staff.identifyToken, acceptSocket, dataset, log }
  const presence = createPresence(sockets)
  const upgrades: Upgrade[] = [createListenSockets({ listeners, ...sockets }), presence.upgrade]

  const calls = new Hono<LakeEnv>()
    .use(answerHeaders)
    .route('/', createQueryRoutes({ queries, dataset }))
    .route('/', createMutateRoutes({ transact, findIds: queries.findIds, dataset }))
    .route('/', createActionRoutes({ transact, findIds: queries.findIds, dataset }))
    .route('/', createDocumentRoutes({ store, views, dataset }))
    .route('/', createListenRoutes({ listeners, identify: staff.identify, dataset }))
    .route('/', createHistoryRoutes({ database, dataset }))
    .route('/', assets.calls)
    .route('/', createPreferenceRoutes({ database: staff.database, now }))
    .route('/', createSessionRoutes({ staff, now, publicUrl, isSecure }))
    .route('/', createProjectRoutes({ staff, project }))
    .route('/', createQuietRoutes())
  if (options.graphqlSchema !== undefined) {
    const documents = (context: Context<LakeEnv>) => views.view(perspectiveOf(context)).byId
    const compute = <Result>(context: Context<LakeEnv>, work: () => Result) =>
      computing.run(requireStaff(context).id, work)
    calls.route('/', createGraphqlRoutes({ schema: options.graphqlSchema, dataset, documents, compute }))
  }
  const app = new Hono<LakeEnv>().basePath('/lake')
  app.onError(answerProblem(log))
  app.use(guardLake({ staff, origins, log, requirePace: createPace(staffLimits, now) }))
  // Calls of the Content Lake's API begin with its version: /v1, /vX or /v2025-02-19.
  app.route('/:version{v[0-9X][0-9-]*}', calls.route('/', createUnknownCalls(log)))
  app.route('/', assets.files)
  app.route('/', createSignInRoutes({ targets, directory: options.directory, log, isSecure }))

  function endStreams(): void {
    listeners.close()
    presence.close()
  }

  return {
    fetch: async (request, address) => app.fetch(request, { address }),
    upgrade(request, socket, head, address) {
      // A caller may send a path that is none, such as `//`.
      const isReadable = URL.canParse(request.url ?? '/', 'http://lake')
      return isReadable && upgrades.some((take) => take(request, socket, head, address))
    },
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    documentCount: () => store.documents.size,
    wasSeeded: () => hasTransactionOf(database, SEED),
    storeFile: assets.storeFile,
    seed: (documents) => addMissingDocuments(transact, documents),
    issueTicket(member, { target, cookies }) {
      const url = targets.read(target)
      const browser = browserOf(cookies, isSecure)
      // The Studio of another site fetches its token without our cookies.
      const isOwn = url !== undefined && origins.isOwn(url.origin)
      if (url === undefined || (isOwn && browser === undefined)) return undefined
      const deps = { database: staff.database, now }
      const ticket = issueTicket(deps, saveMember(staff.database, member, now()), isOwn ? browser : undefined)
      url.hash = `sid=${ticket}`
      // Relative, so that the person stays under the name by which they know the site.
      return isOwn ? url.pathname + url.search + url.hash : url.href
    },
    isSignedIn: staff.isSignedIn,
    serviceToken: staff.serviceToken,
    copyTo: (copy) => copyDatabases([database, staff.database], copy),
    endStreams,
    close() {
      endStreams()
      database.close()
      staff.close()
    },
  }
}

const itselfAlone: NetworksOf = (address) => [{ name: address, times: 1 }]

/** GraphQL shows what is published unless drafts are requested. */
function perspectiveOf(context: Context<LakeEnv>): Perspective {
  return parsePerspective(context.req.query('perspective') ?? 'published', 'X')
}
