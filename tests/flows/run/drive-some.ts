// One driving process: it has a database, which the flows take one after the other.

import { driveFlow } from '#tests/model/engine/drive-flow.ts'
import type { Flow } from '#tests/model/engine/flow.ts'
import { openFlowPlace } from '#tests/model/engine/flow-place.ts'
import type { OpenWindow } from '#tests/model/engine/gestures.ts'
import type { ModelPath } from '#tests/model/engine/paths.ts'
import { pathsOfWay } from './choose.ts'
import type { Answer, Choice, Task } from './drive-all.ts'
import { openFlowDb } from './flow-db.ts'
import { loadModel } from './models.ts'

process.on('message', (task: Task) => {
  void drive(task).then(tell)
})

// Its database would keep it alive.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => process.exit(130))

async function drive({ wanted: { model, flow: name }, choice, isShort }: Task): Promise<Answer> {
  // It opens while the model is loaded.
  void openFlowDb(isShort)
  const results = []
  const inBrowser = choice.browserReport === undefined ? undefined : await openMoving(choice.browserReport, choice.way)
  for (const modelled of (await loadModel(model)).filter((one) => name === undefined || one.name === name)) {
    const browser = await inBrowser?.(modelled)
    if (inBrowser && !browser) continue
    const flow = browser?.moved ?? modelled
    const choose = browser && !choice.paths ? () => browser.covering : chooser(choice)
    const onPath = () => tell({ driven: 1 })
    results.push(
      await driveFlow(flow, {
        open: () => openFlowPlace({ open: () => openFlowDb(isShort), isTraced: true }),
        onPath,
        ...(choose && { choose }),
        long: choice.long,
      }),
    )
  }
  return { results }
}

let opened: Promise<OpenWindow> | undefined

/** Opens the one browser of this process, and answers what moves a flow into it. */
async function openMoving(report: string, way: Choice['way']) {
  const { flowInBrowser, openFlowBrowser } = await import('./in-browser.ts')
  const openWindow = await (opened ??= openFlowBrowser(report))
  const choose = (flow: Flow) => (way ? pathsOfWay(flow, way) : flow.model.paths)
  return (flow: Flow) => flowInBrowser(flow, choose, openWindow)
}

function tell(answer: Answer): void {
  process.send?.(answer)
}

function chooser({ paths, way }: Choice): ((flow: Flow) => readonly ModelPath[]) | undefined {
  if (way) return (flow) => pathsOfWay(flow, way)
  if (!paths) return undefined
  return ({ name, model }) =>
    paths.flatMap(({ id, titles, flow, isTold }) => {
      if (titles && flow === name) return [isTold ? model.toldPath(titles) : model.pathBy(titles)]
      return titles ? [] : model.paths.filter((path) => path.id === id)
    })
}
