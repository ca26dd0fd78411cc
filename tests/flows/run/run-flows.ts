// `npm run flows`: what it is told, in words, and the exit code.

import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changesOf, listTables, tableFile, TABLES, tableText } from '#tests/model/engine/accepted.ts'
import type { Flow, FlowResult } from '#tests/model/engine/flow.ts'
import { retell } from '#tests/model/engine/visit.ts'
import type { NotedStep } from '#src/app/record-visit.ts'
import type { Long } from '#tests/model/engine/long-paths.ts'
import { pageOf } from '../report/page.ts'
import { areWhole, causesOf, PARTIAL, screenOf } from '../report/causes.ts'
import { junitOf } from '../report/junit.ts'
import { withLines } from '../report/lines.ts'
import { driveAll, type Choice } from './drive-all.ts'
import { repeatOnSave } from './watch.ts'
import { listModels, loadModel, wantedBy, type Wanted } from './models.ts'

const HELP = `npm run flows drives every flow of the machines over the booking API, and writes a report.

  --machine <names>   only these machines or flows: checkout, "request (package)"; more with commas
  --list              what flows there are
  --path <ids>        only these paths, by their ids from a report; also one that is not generated any more
  --from, --via, --to <state or event>
                      only paths that go this way: --from LOGIN.filling --to OTP_LOGIN
  --watch             drives again after each save of a machine, a model or the API
  --visit <file>      drives what the machines of a recorded visit did (npm run dev, then ?record)
  --pairs             paths on which each transition is followed by each other that can follow it
  --walks <n>         so many random walks through each flow (default 100)
  --seed <n>          the same walks as in the run that said so
  --steps <n>         how long a walk is (default 40)
  --until transitions, --until pairs
                      no more walks through a flow once all of these were driven
  --minutes <n>       no more walks after that
  --two tabs, --two guests
                      walks that two tabs of one guest, or two guests, take in turns
  --faults            each call first meets a lost network and a server fault, and is made again
  --browser           the same in a browser: paths that together make each transition that a gesture makes, a picture a step
  --out <folder>      where the report goes (default flows-report)
  --diff              says what the machines do otherwise than was accepted, and drives nothing
  --accept            accepts that: writes their tables in docs/flows, and drives nothing
  --draw              draws the machines again in docs/machines, and drives nothing
  --help              this text

It ends with 1 if something is wrong.`

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { machine = '', path: ids = '', out = 'flows-report', from, via, to, visit, ...asked } = read()
  const { list, diff, accept, draw, help, watch, browser } = asked
  if (help) return tell(HELP)
  if (watch)
    return repeatOnSave(
      import.meta.filename,
      process.argv.slice(2).filter((word) => word !== '--watch'),
    )
  if (list) return tell((await listTables()).map(({ flow, paths }) => `${flow.padEnd(28)}${paths} paths`).join('\n'))
  if (draw) return import('../drawing/draw.ts').then(() => 0)
  const wanted = machine === '' ? (await listModels()).map((model) => ({ model })) : await wantedBy(machine.split(','))
  if (accept) return acceptAll(wanted, machine === '')
  if (diff) return tellChanges(await flowsOf(wanted))
  const choice = visit
    ? await choiceOfVisit(visit)
    : await choiceOf({ ids: ids.split(',').filter(Boolean), from, via, to }, out)
  const long = longOf(asked)
  if (long) choice.long = long
  if (browser && long) throw new Error('--browser takes the usual paths: leave out what asks for longer ones.')
  if (long?.walks) tell(`The seed is ${long.walks.seed}: --seed ${long.walks.seed} takes the same walks again`)
  // The paths of the last whole run can still be replayed.
  const folder = path.join(out, choice.paths || choice.way ? 'replayed' : browser ? 'browser' : '')
  if (browser) choice.browserReport = folder
  const results = (await driveAll(choice.wanted ?? wanted, choice)).filter(
    ({ paths, faults, changes }) => paths.length + faults.length + changes.length > 0,
  )
  if (results.length === 0)
    throw new Error('There is no such path: a report shows the ids of its paths, docs/machines the names of states.')
  await writeReport(results, folder)
  tell(screenOf(results))
  if (!areWhole(results)) tell(`${PARTIAL} Once they hold, drive the machine as a whole.`)
  tell(`The report is ${path.join(folder, 'index.html')}`)
  return causesOf(results).length > 0 ? 1 : 0
}

function read() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const texts = { machine: text, path: text, out: text, from: text, via: text, to: text, visit: text }
  const ofWalks = { walks: text, seed: text, steps: text, until: text, minutes: text, two: text }
  const acts = { list: flag, diff: flag, accept: flag, draw: flag, help: flag, watch: flag }
  try {
    return parseArgs({ options: { ...texts, ...ofWalks, ...acts, pairs: flag, faults: flag, browser: flag } }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''} See npm run flows -- --help.`, { cause: error })
  }
}

/** What longer paths are wanted, if any. */
function longOf({ pairs = false, faults = false, ...asked }: ReturnType<typeof read>): Long | undefined {
  const isWalk = ['walks', 'seed', 'minutes', 'until', 'two'].some((option) => option in asked)
  if (!isWalk) return pairs || faults ? { pairs, faults } : undefined
  const { seed = String(Date.now() % 100_000), steps = '40', minutes, until, two } = asked
  const { walks = minutes === undefined ? '100' : '10000' } = asked
  const numberOf = (option: string, text: string) => Number(checked(option, text, /^[1-9]\d*$/))
  return {
    faults,
    walks: {
      seed: numberOf('seed', seed),
      count: numberOf('walks', walks),
      steps: numberOf('steps', steps),
      until: until && checked('until', until, /^(transitions|pairs)$/),
      ms: minutes === undefined ? undefined : numberOf('minutes', minutes) * 60_000,
      two: two && checked('two', two, /^(tabs|guests)$/),
    },
  }
}

function checked(option: string, text: string, allowed: RegExp): string {
  if (allowed.test(text)) return text
  throw new Error(`--${option} does not take "${text}". See npm run flows -- --help.`)
}

function tell(text: string): 0 {
  console.log(text)
  return 0
}

type Asked = { ids: string[]; from?: string | undefined; via?: string | undefined; to?: string | undefined }

/** What is driven. A path that the last report has is found in its flow; its events are there if it is not generated any more. */
async function choiceOf({ ids, ...way }: Asked, out: string): Promise<Choice & { wanted?: Wanted[] }> {
  if (ids.length === 0) return Object.values(way).some((mark) => mark !== undefined) ? { way } : {}
  const known = (await readReport(out)).flatMap(({ flow, paths }) =>
    paths.filter(({ id }) => ids.includes(id)).map(({ id, titles }) => ({ id, titles, flow })),
  )
  const paths = ids.map((id) => known.find((one) => one.id === id) ?? { id })
  if (known.length < ids.length) return { paths }
  return { paths, wanted: await wantedBy([...new Set(known.map(({ flow }) => flow))]) }
}

/** A path for each machine that did something in a recorded visit, in each of its times. */
async function choiceOfVisit(file: string): Promise<Choice & { wanted: Wanted[] }> {
  const steps: NotedStep[] = JSON.parse(await readFile(file, 'utf8'))
  const wanted = await wantedBy([...new Set(steps.map(({ machine }) => machine))])
  const flows = await flowsOf(wanted)
  const paths = [...Map.groupBy(steps, ({ actor }) => actor).values()].map((own) => {
    const told = flows
      .filter(({ flow }) => flow.machine.id === own[0]?.machine)
      .map(({ flow }) => ({ flow: flow.name, ...retell(flow, own) }))
      .toSorted((one, other) => other.titles.length - one.titles.length)[0]
    if (told?.lost !== undefined) tell(`${told.flow}, ${told.lost}`)
    return { id: told?.flow ?? '', ...told, isTold: true }
  })
  return { paths: paths.filter(({ titles = [] }) => titles.length > 0), wanted }
}

async function readReport(out: string): Promise<FlowResult[]> {
  return JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8').catch(() => '[]'))
}

async function writeReport(driven: readonly FlowResult[], out: string): Promise<void> {
  const results = await withLines(driven)
  await mkdir(out, { recursive: true })
  await writeFile(path.join(out, 'index.html'), await pageOf(results, new Date()))
  await writeFile(path.join(out, 'report.json'), JSON.stringify(results, undefined, 2))
  await writeFile(path.join(out, 'junit.xml'), junitOf(results))
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary !== undefined) await appendFile(summary, `### Flows\n\n\`\`\`\n${screenOf(results)}\n\`\`\`\n`)
}

type ModelledFlow = { flow: Flow; model: string }

async function flowsOf(wanted: readonly Wanted[]): Promise<ModelledFlow[]> {
  const loaded = wanted.map(async ({ model, flow: name }) =>
    (await loadModel(model)).flatMap((flow) => (name === undefined || flow.name === name ? [{ flow, model }] : [])),
  )
  return (await Promise.all(loaded)).flat()
}

async function tellChanges(flows: readonly ModelledFlow[]): Promise<number> {
  const changes = (await Promise.all(flows.map(({ flow }) => changesOf(flow)))).flat()
  tell(changes.length === 0 ? 'The machines do what was accepted.' : changes.join('\n'))
  return changes.length === 0 ? 0 : 1
}

/** Writes the tables of these flows; those of flows that are gone go with them if all are written. */
async function acceptAll(wanted: readonly Wanted[], isAll: boolean): Promise<0> {
  const flows = await flowsOf(wanted)
  await tellChanges(flows)
  await mkdir(TABLES, { recursive: true })
  for (const { flow, model } of flows) await writeFile(tableFile(flow.name), tableText(flow, model))
  const written = new Set(flows.map(({ flow }) => path.basename(tableFile(flow.name))))
  const gone = isAll ? (await readdir(TABLES)).filter((file) => !written.has(file)) : []
  await Promise.all(gone.map((file) => rm(path.join(TABLES, file))))
  return tell(`${written.size} tables are accepted in docs/flows`)
}
