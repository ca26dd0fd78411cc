import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createLake } from 'content-lake'
import { type LakeAddress, LOCAL_LAKE } from '#cms/content/open-client.ts'
import { readGraphqlApi } from '#cms/graphql.ts'
import { fillLake } from '#cms/content/fill-lake.ts'
import { freePort } from '#tests/support/start-server.ts'

type SeedLake = { url: string; address: LakeAddress; dataDir: string; close(): Promise<void> }

/** A lake with the seed and without a site, whose own reading would be measured besides. */
export async function openSeedLake(): Promise<SeedLake> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lake-bench-'))
  const directory = path.join(dataDir, 'lake')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const lake = createLake({
    directory,
    now: () => new Date(),
    log,
    publicUrl: url,
    origins: [],
    project: LOCAL_LAKE,
    firstEmail: 'editor@resort.example',
    graphqlSchema: readGraphqlApi(),
  })
  await fillLake(lake)
  const answer = getRequestListener((request) => lake.fetch(request, '127.0.0.1'), { overrideGlobalObjects: false })
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url,
    address: {
      projectId: LOCAL_LAKE.projectId,
      dataset: LOCAL_LAKE.dataset,
      apiHost: `${url}/lake`,
      token: lake.serviceToken(),
    },
    dataDir,
    async close() {
      lake.close()
      server.closeAllConnections()
      server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
