import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

type Ending = { code: number; output: string }

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ending> {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } }
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}

test.each(['16.20.2', '18.20.8', '20.10.0'])(
  'Node %s is refused in one sentence that names the oldest',
  async (node) => {
    const pretending = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${node}' } })`

    const ending = await run(['--import', pretending, 'scripts/run.mjs', 'start'])

    expect(ending).toEqual({ code: 1, output: `Node ${node} is too old: install Node 20.11 or newer and try again.\n` })
  },
)

test('a task that does not exist is answered with those that do', async () => {
  const ending = await run(['scripts/run.mjs', 'dance'])

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(/^There is no task dance: .* start, [^\n]*\n$/) })
})

test.each(['db', 'content'])('%s without an action names its actions', async (task) => {
  const ending = await run(['scripts/run.mjs', task])

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(new RegExp(`^npm run ${task} -- [^\n]*\n$`)) })
})

test('a CHROME_PATH that is not a program is named in one sentence, and installs nothing', async () => {
  const ending = await run(['scripts/run.mjs', 'test'], { CHROME_PATH: '/nowhere/chrome' })

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(/^CHROME_PATH names \/nowhere\/chrome[^\n]*\n$/) })
})

test('a cluster is not built without root, and the sentence names all that it needs', async () => {
  const pretending = 'data:text/javascript,process.getuid = () => 1000'

  const ending = await run(['--import', pretending, 'scripts/run.mjs', 'test-cluster'])

  expect(ending).toEqual({
    code: 1,
    output: expect.stringMatching(/^npm run test:cluster needs Debian 12, root and [^\n]*\. This is [^\n]*\.\n$/),
  })
})
