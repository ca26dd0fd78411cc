import { Hono, type Context } from 'hono'
import { createActionRoutes } from './actions/action-routes.ts'
import { answerHeaders } from './answer-headers.ts'
import { answerProblem } from './answer-problem.ts'
import { addAssetDocument } from './assets/add-document.ts'
import { withAssetUrl } from './assets/asset-document.ts'
import { openAssets } from './assets/open-assets.ts'
import { createDocumentRoutes } from './documents/document-routes.ts'
import { createGraphqlApp } from './graphql/graphql-routes.ts'
import { createHistoryRoutes } from './history/history-routes.ts'
import { hasTransactionOf } from './history/history.sql.ts'
import type { NewDocument } from './document.ts'
import type { LakeEnv } from './lake-env.ts'
import { createListenRoutes } from './listen/listen-routes.ts'
import { createListenSockets } from './listen/listen-sockets.ts'
import { createListeners } from './listen/listeners.ts'
import type { LakeLog } from './log.ts'
import { createMutateRoutes } from './mutate/mutate-routes.ts'
import { addMissingDocuments, SEED } from './mutate/add-missing-documents.ts'
import { createTransact } from './mutate/transact.ts'
import { openDoors } from './open-doors.ts'
import { createPresence } from './presence/presence-sockets.ts'
import { createFindIds } from './query/find-ids.ts'
import { createQueries } from './query/queries.ts'
import { createQueryRoutes } from './query/query-routes.ts'
import { parsePerspective, type Perspective } from './query/perspective.ts'
import { createViews } from './query/views.ts'
import { createSocketDoor } from './socket-door.ts'
import { createStaff } from './staff/create-staff.ts'
import { guardLake } from './staff/guard.ts'
import { knowOrigins } from './staff/origins.ts'
import type { PasswordCost } from './staff/password.ts'
import { openLakeDatabase } from './store/open-database.ts'
import { createStore } from './store/store.ts'
import { createUnknownCalls } from './studio-stubs/unknown-calls.ts'
import type { Upgrade } from './upgrade.ts'

export type LakeOptions = {
  /** Where the lake keeps its files. */
  directory: string
  now: () => Date
  log: LakeLog
  /** Origin of the site as people see it, without a trailing slash; the lake is at `/lake` below it. */
  publicUrl: string
  /** Other origins whose pages may call. */
  origins: readonly string[]
  /** The GraphQL API of the content's types, as text; without it there is none. */
  graphqlSchema?: string
  /** The network by which an address is counted where callers are limited; without it each address counts alone. */
  networkOf?: (address: string) => string
  /** What a guess at a password costs; less than the standard is for tests. */
  passwordCost?: PasswordCost
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
  /** Whether `seed` ever did its work, whatever became of the documents since. */
  wasSeeded(): boolean
  /** Stores the content of an asset under the last part of its document's path, to be called before the document is added. */
  storeFile(name: string, content: Buffer): Promise<void>
  /** Adds those documents of which there is none by that id yet, all in one transaction. Answers how many were added. */
  seed(documents: readonly NewDocument[]): number
  /** With it the product's own server reads drafts. */
  serviceToken(): string
  /** At the very first start: the account that was made, to be told once. */
  firstSignIn: { email: string; password: string } | undefined
  /** Ends what would never end by itself, the listeners, and takes no new ones; all else is answered on. */
  endStreams(): void
  /** Closes the files, when nothing more will be asked. */
  close(): void
}

/** The local content lake: it speaks the Content Lake's HTTP API to the unchanged client and Studio. */
export function createLake({
  directory,
  now,
  log,
  publicUrl,
  origins: others,
  graphqlSchema,
  networkOf = (address) => address,
  passwordCost,
}: LakeOptions): Lake {
  const database = openLakeDatabase(directory)
  const staff = createStaff({ directory, now, ...(passwordCost && { passwordCost }) })
  const origins = knowOrigins({ publicUrl, origins: others })
  const asRead = withAssetUrl(publicUrl)
  const store = createStore({ database, log, asRead })
  const views = createViews(store)
  const queries = createQueries({ views, now })
  const transact = createTransact({ store, now, asRead })
  const listeners = createListeners({ store, queries, log })
  const findIds = createFindIds(queries)
  const doors = openDoors({ staff, origins, now, log, publicUrl, networkOf })
  const assets = openAssets({
    directory,
    createIfNotExists: (document, author) => addAssetDocument(transact, document, author),
  })
  const letIn = createSocketDoor({ isAllowedOrigin: origins.isAllowed, networkOf, log })
  const callers = { identifyToken: staff.identifyToken, letIn, log }
  const presence = createPresence(callers)

  const calls = new Hono<LakeEnv>()
    .use(answerHeaders)
    .route('/', createQueryRoutes(queries))
    .route('/', createMutateRoutes({ transact, findIds }))
    .route('/', createActionRoutes({ transact, findIds }))
    .route('/', createDocumentRoutes({ store, views }))
    .route('/', createListenRoutes({ listeners, identify: staff.identify }))
    .route('/', createHistoryRoutes(database))
    .route('/', assets.calls)
    .route('/', doors.calls)
  if (graphqlSchema !== undefined) {
    const documents = (context: Context<LakeEnv>) => views.view(perspectiveOf(context)).byId
    calls.route('/', createGraphqlApp({ schema: graphqlSchema, documents }))
  }
  const app = new Hono<LakeEnv>().basePath('/lake')
  app.onError(answerProblem(log))
  app.use(guardLake({ staff, origins, log }))
  // Calls of the Content Lake's API begin with its version: /v1, /vX or /v2025-02-19.
  app.route('/:version{v[0-9X][0-9-]*}', calls.route('/', createUnknownCalls(log)))
  app.route('/', assets.doors)
  app.route('/', doors.pages)
  const sockets: Upgrade[] = [createListenSockets({ listeners, ...callers }), presence.upgrade]

  function endStreams(): void {
    listeners.close()
    presence.close()
  }

  return {
    fetch: async (request, address) => app.fetch(request, { address }),
    upgrade(request, socket, head, address) {
      // Anybody may send a path that is none, such as `//`.
      const isReadable = URL.canParse(request.url ?? '/', 'http://lake')
      return isReadable && sockets.some((take) => take(request, socket, head, address))
    },
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    documentCount: () => store.documents.size,
    wasSeeded: () => hasTransactionOf(database, SEED),
    storeFile: assets.storeFile,
    seed: (documents) => addMissingDocuments(transact, documents),
    serviceToken: staff.serviceToken,
    firstSignIn: staff.firstSignIn,
    endStreams,
    close() {
      endStreams()
      database.close()
      staff.close()
    },
  }
}

/** GraphQL shows what is published unless it is asked for more. */
function perspectiveOf(context: Context<LakeEnv>): Perspective {
  return parsePerspective(context.req.query('perspective') ?? 'published', 'X')
}
