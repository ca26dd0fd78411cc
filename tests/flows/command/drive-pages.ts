import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Flow } from '#tests/model/engine/flow.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { pageFlows } from '#tests/model/page-flows.ts'
import { pageDriver, type PageSite } from '#tests/model/browser/page-stage.ts'
import { pathsOnPage } from '#tests/model/browser/paths-on-page.ts'
import type { FlowResult } from '#tests/model/engine/result.ts'
import { runFlow } from '#tests/model/engine/run-flow.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { sideBySide } from '#tests/support/side-by-side.ts'
import { startServer } from '#tests/support/start-server.ts'
import { choosePaths, type FlowsOptions } from './options.ts'
import type { Progress } from './progress.ts'
import { unreachableOf } from '#tests/model/browser/unreachable.ts'

/** Flows on pages that go on at a time: a page waits more than it works. */
const LANES = 2

/** Drives each flow on its page: of the site that was named, or of one that runs for this alone. */
export async function drivePages(
  flows: readonly Flow[],
  options: Pick<FlowsOptions, 'paths' | 'isHeaded' | 'slowMs' | 'url' | 'out'>,
  progress: Progress,
): Promise<FlowResult[]> {
  const pictures = path.resolve(options.out, 'pictures')
  await rm(pictures, { recursive: true, force: true })
  await mkdir(pictures, { recursive: true })
  const starting = options.url === undefined ? startServer() : undefined
  const opening = openBrowser(options)
  const close = () => Promise.allSettled([opening.then((one) => one.close()), starting?.then((one) => one.stop())])
  // A run that is interrupted leaves no server behind; the browser ends with this process.
  const giveUp = () => {
    progress.mute()
    void Promise.resolve(starting?.then((one) => one.stop())).finally(() => process.exit(130))
  }
  process.once('SIGINT', giveUp).once('SIGTERM', giveUp)
  try {
    const [browser, server] = await Promise.all([opening, starting])
    const url = options.url ?? server?.url ?? ''
    const site: PageSite = { browser, url, isOurs: server !== undefined, pictures }
    const chosen = pageFlows.filter(({ flow }) => flows.includes(flow))
    // A person who watches can follow one at a time.
    const lanes = options.isHeaded ? 1 : LANES
    const longestFirst = chosen.toSorted((a, b) => b.flow.model.transitions.size - a.flow.model.transitions.size)
    const driven = await sideBySide(longestFirst, lanes, (one) =>
      drivePage(one, { site, ids: options.paths, progress }),
    )
    return flows.flatMap(({ name }) => driven.find((result) => result?.flow === name) ?? [])
  } finally {
    process.off('SIGINT', giveUp).off('SIGTERM', giveUp)
    await close()
  }
}

/** The names of flows that have no page to be driven on. */
export function pageless(flows: readonly Flow[]): string[] {
  return flows.filter((one) => !pageFlows.some(({ flow }) => flow === one)).map(({ name }) => name)
}

async function drivePage(
  pageFlow: PageFlow,
  { site, ids, progress }: { site: PageSite; ids: readonly string[]; progress: Progress },
): Promise<FlowResult | undefined> {
  const { flow, unreachable } = pageFlow
  const isLeftOut = (move: Parameters<(typeof unreachable)[number]['when']>[0]) =>
    unreachable.some(({ when }) => when(move))
  const covering = pathsOnPage(pageFlow).paths
  const possible = [...covering, ...flow.model.paths.filter(({ steps }) => !steps.some(isLeftOut))]
  const byId = new Map(possible.map((one) => [one.id, one]))
  const paths = ids.length === 0 ? covering : choosePaths([...byId.values()], ids)
  if (paths.length === 0) return undefined

  const line = progress.begin(`${flow.name} (page)`, paths.length)
  const seen = new Map<number, string>()
  const driver = pageDriver(pageFlow, { ...site, onPicture: (index, file) => seen.set(index, file) }, paths)
  const result = await runFlow(flow, {
    driverName: 'page',
    driver,
    paths,
    unreachable: unreachableOf(pageFlow, covering),
    onPath: line.path,
  })
  line.end()
  return { ...result, paths: result.paths.map((one, index) => withPicture(one, seen.get(index))) }
}

function withPicture(result: FlowResult['paths'][number], screenshot: string | undefined) {
  if (!result.failure) return result
  // The browser's driver colours its words for a terminal.
  const sentences = result.failure.sentences.map((sentence) => stripVTControlCharacters(sentence).trim())
  return { ...result, failure: { ...result.failure, sentences, ...(screenshot !== undefined && { screenshot }) } }
}
