import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createLake } from 'content-lake'
import { fixedDirectory } from 'content-lake/testing/accounts'
import { LOCAL_LAKE } from '#cms/content/open-client.ts'

/** The content lake as a process of its own, that a test can kill: `node lake-process.ts {folder} {port}`. */
const [folder = '', port = ''] = process.argv.slice(2)
const note = (details: object, message: string) => void process.stderr.write(`${message} ${JSON.stringify(details)}\n`)
const lake = createLake({
  folder,
  directory: fixedDirectory,
  now: () => new Date(),
  log: { info: () => undefined, warn: note, error: note },
  publicUrl: `http://127.0.0.1:${port}`,
  origins: [],
  project: LOCAL_LAKE,
})
const answer = getRequestListener((request) => lake.fetch(request, '127.0.0.1'), { overrideGlobalObjects: false })
createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('ready\n'),
)
