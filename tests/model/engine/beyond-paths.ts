import type { AnyEvent, Flow } from './flow.ts'
import { misled } from './misled.ts'
import { wronglyTaken } from './refusals.ts'
import { misspoken } from './told.ts'

/** What is wrong with a flow that its paths cannot show: they go where the machine leads, and repeat what it says. */
export function wrongBeyondPaths<Event extends AnyEvent>(flow: Flow<Event>): { by: string; sentences: string[] }[] {
  const proofs = [
    { by: 'a refusal', sentences: wronglyTaken(flow) },
    { by: 'where an answer leads', sentences: misled(flow) },
    { by: 'what is told', sentences: misspoken(flow) },
  ]
  return proofs.filter(({ sentences }) => sentences.length > 0)
}
