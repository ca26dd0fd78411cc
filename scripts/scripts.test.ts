import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

type Ending = { code: number; output: string }

type Running = { env?: Readonly<Record<string, string>>; cwd?: string; onOutput?: (text: string) => void }

function run(args: readonly string[], { env = {}, cwd = ROOT, onOutput = () => {} }: Running = {}): Promise<Ending> {
  return new Promise((resolve) => {
    const options = { cwd, env: { PATH: process.env['PATH'], ...env } }
    const child = execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
    child.stdout?.on('data', onOutput)
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

test.each(['db', 'content', 'nightly'])('%s with an unknown action names its actions', async (task) => {
  const ending = await run(['scripts/run.mjs', task, 'dance'])

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(new RegExp(`^npm run ${task} -- [^\n]*\n$`)) })
})

test('a machine that does not exist is answered with those of nearly its name', async () => {
  const ending = await run(['scripts/run.mjs', 'flows', '--machine', 'contakt'])

  expect(ending).toEqual({
    code: 1,
    output: expect.stringMatching(/^There is no [^\n]* Did you mean contact\? [^\n]*\n$/),
  })
})

test('a CHROME_PATH that is not a program is named in one sentence, and installs nothing', async () => {
  const ending = await run(['scripts/run.mjs', 'test'], { env: { CHROME_PATH: '/nowhere/chrome' } })

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(/^CHROME_PATH names \/nowhere\/chrome[^\n]*\n$/) })
})

test('a cluster is not built without root, and the sentence names all that it needs', async () => {
  const pretending = 'data:text/javascript,process.getuid = () => 1000'

  const ending = await run(['--import', pretending, 'scripts/run.mjs', 'nightly', 'cluster'])

  expect(ending.code).toBe(1)
  expect(ending.output).toMatch(
    /left out: npm run nightly -- cluster needs Debian 12, root and [^\n]*\. This is [^\n]*\.\n$/,
  )
})

test('what serves guests is installed first, and the rest is added when a task needs it', async () => {
  const project = await aProject()

  await project.run('staff')
  await project.run('start')
  const first = await project.installed()
  await project.run('nightly')
  await project.run('staff')

  expect(first).toEqual(['ci --omit=dev'])
  expect(await project.installed()).toEqual(['ci --omit=dev', 'install --no-save --include=dev'])
})

test('what was installed by hand is not installed again', async () => {
  const project = await aProject()

  await project.installByHand('ci --omit=dev')
  await project.run('staff')
  await project.run('nightly')

  expect(await project.installed()).toEqual(['ci --omit=dev', 'install --no-save --include=dev'])
})

test('two that start at once install once', async () => {
  const project = await aProject()

  // The one that installs is done once the other says that it waits.
  const goOn = (text: string) => void (text.includes('Waiting for another task') && project.letInstall())
  await Promise.all(['staff', 'start'].map((task) => project.run(task, { PLAYED_NPM: 'waits' }, goOn)))

  expect(await project.installed()).toEqual(['ci --omit=dev'])
})

test('what npm began to add when it was interrupted is taken out before it adds again', async () => {
  const project = await aProject()
  await project.run('staff')

  const interrupted = await project.run('nightly', { PLAYED_NPM: 'is interrupted' })
  const inPieces = await project.has('sanity/half')
  await project.run('staff')
  await project.run('nightly')

  expect([interrupted.code, inPieces, await project.has('sanity/half')]).toEqual([1, true, false])
  expect(await project.installed()).toEqual(['ci --omit=dev', 'install --no-save --include=dev'])
})

test('a network that drops is tried again, and the person reads why they wait', async () => {
  const project = await aProject()

  const { output } = await project.run('staff', { PLAYED_NPM: 'drops once' })

  expect(output).toMatch(/^Installing dependencies \(once\) …\nThe network dropped: trying again …\nInstalling/)
  expect(await project.installed()).toEqual(['ci --omit=dev'])
})

/** Installs what is not of another platform, or fails as PLAYED_NPM says. */
const PLAYED_NPM = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const [command, ...flags] = process.argv.slice(2).filter((arg) => !/no-audit|no-fund|loglevel|fetch-retry/.test(arg))
const isWhole = flags.includes('--include=dev')
if (process.env.PLAYED_NPM === 'drops once' && !existsSync('dropped')) {
  writeFileSync('dropped', '')
  console.error('npm error code ECONNRESET')
  process.exit(1)
}
while (process.env.PLAYED_NPM === 'waits' && !existsSync('may go on')) await new Promise((resolve) => setTimeout(resolve, 20))
if (process.env.PLAYED_NPM === 'is interrupted') {
  mkdirSync('node_modules/sanity')
  writeFileSync('node_modules/sanity/half', '')
  process.exit(1)
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = Object.entries(packages).filter(([, { dev, optional }]) => !optional && (isWhole || !dev))
if (command === 'ci') rmSync('node_modules', { recursive: true, force: true })
for (const [folder] of installed) mkdirSync(folder || 'node_modules', { recursive: true })
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }))
appendFileSync('installed', [command, ...flags].join(' ') + '\\n')
`

/** A folder with our scripts, a package of each kind, and an npm that writes down what it would install. */
async function aProject() {
  const root = await mkdtemp(path.join(tmpdir(), 'resort-scripts-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const packages = {
    '': {},
    'node_modules/hono': { version: '1.0.0' },
    'node_modules/sanity': { version: '1.0.0', dev: true },
    'node_modules/of-another-platform': { version: '1.0.0', optional: true },
  }
  await cp(path.join(ROOT, 'scripts'), path.join(root, 'scripts'), { recursive: true })
  await cp(path.join(ROOT, 'package.json'), path.join(root, 'package.json'))
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  const npm = path.join(root, 'npm-cli.js')
  await writeFile(npm, PLAYED_NPM)

  return {
    run: (task: string, env = {}, onOutput?: (text: string) => void) =>
      run(['scripts/run.mjs', task], {
        env: { npm_execpath: npm, ...env },
        cwd: root,
        ...(onOutput && { onOutput }),
      }),
    letInstall: () => writeFileSync(path.join(root, 'may go on'), ''),
    installByHand: (args: string) => run([npm, ...args.split(' ')], { cwd: root }),
    has: async (file: string) => existsSync(path.join(root, 'node_modules', file)),
    /** The commands that npm was given. */
    installed: async () => (await readFile(path.join(root, 'installed'), 'utf8')).trim().split('\n'),
  }
}
