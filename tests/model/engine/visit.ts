import { isDeepStrictEqual } from 'node:util'
import type { NotedStep } from '#src/app/record-visit.ts'
import type { Flow } from './flow.ts'
import { placeOf } from './sentences.ts'

/** What a visit did in one machine, as the titles of a path of its model. `lost` says where no path of the model goes on as the visit did. */
export type Retold = { titles: string[]; lost?: string }

/** Tries the rows of the model that have the event of each step, and keeps those that lead where the visit was led. */
export function retell({ model }: Pick<Flow, 'model'>, steps: readonly NotedStep[]): Retold {
  const known = [...new Set(model.paths.flatMap(({ titles }) => titles))]
  let best: string[] = []
  const goOn = (titles: string[]): boolean => {
    if (titles.length > best.length) best = titles
    const step = steps[titles.length]
    if (!step) return true
    const rows = known.filter((title) => title === step.event || title.startsWith(`${step.event} (`))
    return rows.some((row) => leadsTo(model, [...titles, row], step.state) && goOn([...titles, row]))
  }
  const step = goOn([]) ? undefined : steps[best.length]
  if (!step) return { titles: best }
  const lost = `step ${best.length + 1}: nothing in the model leads by ${step.event} to ${placeOf(step.state)} there`
  return { titles: best, lost }
}

function leadsTo({ toldPath }: Flow['model'], titles: readonly string[], state: unknown): boolean {
  try {
    return isDeepStrictEqual(toldPath(titles).steps.at(-1)?.after.value, state)
  } catch {
    return false
  }
}
