import { escaped } from '../escaped.ts'
import { hasFailed, type FlowWalks } from './flows-run.ts'
import { pathPart } from './path-part.ts'
import { tablePart } from './table-part.ts'

/** The walks by chance: how many there were, and of each that failed the shortest that fails too. */
export function walksPart(walks: readonly FlowWalks[]): string {
  if (walks.length === 0) return ''
  const rows = walks.map(({ flow, driver, walks }) => {
    const failed = walks.filter(hasFailed).length
    const seeds = walks.map(({ seed }) => seed)
    return [
      { code: flow },
      { text: driver },
      { number: walks.length },
      { number: failed, isShort: failed > 0 },
      { number: `${seeds[0] ?? ''} to ${seeds.at(-1) ?? ''}` },
    ]
  })
  const failed = walks.flatMap(({ flow, driver, walks }) =>
    walks.filter(hasFailed).map((one) => {
      const { walk, shortest = walk, seed } = one
      const found = `Found on a walk of ${walk.steps.length} steps, and made as short as it still fails.`
      const part = pathPart(shortest, replayOfWalk({ flow, driver }, seed))
      return `<h3>${escaped(flow)} (${driver}), seed ${seed}</h3><p>${found}</p>${part}`
    }),
  )
  return `<section class="machine"><h2 id="walks">Random walks</h2>
<p>What no generated path does in this order: events one after another by chance, repeated by their seeds.</p>
${tablePart('Random walks by flow', ['Flow', 'Driver', 'Walks', 'Failed', 'Seeds'], rows)}
${failed.join('\n')}
</section>`
}

/** The command that drives this walk again. */
export function replayOfWalk({ flow, driver }: Pick<FlowWalks, 'flow' | 'driver'>, seed: number): string {
  return `npm run flows -- --driver ${driver} --machine "${flow}" --walks 1 --seed ${seed}`
}
