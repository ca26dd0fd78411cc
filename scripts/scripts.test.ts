import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')

type Ending = { code: number; output: string }

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}, cwd = ROOT): Promise<Ending> {
  return new Promise((resolve) => {
    const options = { cwd, env: { PATH: process.env['PATH'], ...env } }
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

test.each(['db', 'content', 'nightly'])('%s with an unknown action names its actions', async (task) => {
  const ending = await run(['scripts/run.mjs', task, 'dance'])

  expect(ending).toEqual({ code: 1, output: expect.stringMatching(new RegExp(`^npm run ${task} -- [^\n]*\n$`)) })
})

test('a CHROME_PATH that is not a program is named in one sentence, and installs nothing', async () => {
  const ending = await run(['scripts/run.mjs', 'test'], { CHROME_PATH: '/nowhere/chrome' })

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

test('what serves guests is installed without the Studio and the tests, and the rest when a task needs it', async () => {
  const project = await aProject()

  await project.run('staff')
  await project.run('start', { STUDIO: 'off' })
  const lean = await project.installed()
  await project.run('start')
  await project.run('staff')
  await project.run('start', { STUDIO: 'off' })

  expect(lean).toEqual(['--omit=dev'])
  expect(await project.installed()).toEqual(['--omit=dev', '--include=dev'])
})

test('what was installed by hand is not installed again', async () => {
  const project = await aProject()

  await project.installByHand('ci --omit=dev')
  await project.run('staff')
  const lean = await project.installed()
  await project.run('start')

  expect(lean).toEqual(['--omit=dev'])
  expect(await project.installed()).toEqual(['--omit=dev', '--include=dev'])
})

/** Installs what is not of another platform: its second argument says whether that is all or the lean part. */
const PLAYED_NPM = `
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const extent = process.argv[3]
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = Object.entries(packages).filter(([, { dev, optional }]) => !optional && !(dev && extent === '--omit=dev'))
rmSync('node_modules', { recursive: true, force: true })
mkdirSync('node_modules')
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }))
appendFileSync('installed', extent + '\\n')
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
    run: (task: string, env = {}) => run(['scripts/run.mjs', task], { npm_execpath: npm, ...env }, root),
    installByHand: (args: string) => run([npm, ...args.split(' ')], {}, root),
    /** How often, and with what: `--omit=dev` or `--include=dev`. */
    installed: async () => (await readFile(path.join(root, 'installed'), 'utf8')).trim().split('\n'),
  }
}
