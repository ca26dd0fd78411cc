import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { inspectMachines } from '#ui/lib/inspection.ts'

/** What a machine did: the event by the name that its model has for it, and the state that it led to. Nothing that was typed or answered. */
export type NotedStep = { machine: string; actor: string; event: string; state: unknown }

/** Until its tab is closed a visit goes on, through the payment page and back. */
export const VISIT_KEY = 'RECORDED_VISIT'

/** Begins with `?record` in an address, in development only: `npm run flows -- --visit` replays the file. */
export function recordIfAsked(): void {
  const isAsked = new URLSearchParams(location.search).has('record')
  const stored = sessionStorage.getItem(VISIT_KEY)
  if (!isAsked && stored === null) return
  const steps: NotedStep[] = JSON.parse(stored ?? '[]')
  const page = crypto.randomUUID()
  const noting = createNoting(steps, page)
  inspectMachines((seen) => {
    noting(seen)
    sessionStorage.setItem(VISIT_KEY, JSON.stringify(steps))
  })
  offerFile(() => JSON.stringify(steps, undefined, 2))
}

/** Adds each step that changes something; `page` distinguishes the actors of one page from those of the next. */
export function createNoting(steps: NotedStep[], page: string): (seen: InspectionEvent) => void {
  let last: object | undefined
  return (seen) => {
    if (seen.type !== '@xstate.microstep') return
    const { event, snapshot, actorRef } = seen
    const felt = seen._transitions.filter(({ target, actions }) => target !== undefined || actions.length > 0)
    const [transition] = felt
    if (!transition || !('value' in snapshot) || event.type === 'xstate.init') return
    const machine = transition.source.machine.id
    const actor = `${page} ${actorRef.sessionId}`
    // What follows at once belongs to the same event.
    const begun = event === last ? steps.pop() : undefined
    last = event
    steps.push({ machine, actor, event: begun?.event ?? nameOf(event, transition), state: snapshot.value })
  }
}

function nameOf(event: { type: string; actorId?: string }, { source }: AnyTransitionDefinition): string {
  const [, delay] = /^xstate\.after\.(.*?)\./.exec(event.type) ?? []
  if (delay !== undefined) return `${delay}.elapses`
  const outcome = /^xstate\.(done|error)\.actor\./.exec(event.type)?.[1]
  if (outcome === undefined) return event.type
  const actor = source.invoke.find(({ id }) => id === event.actorId)?.src
  return `${typeof actor === 'string' ? actor : ''}.${outcome === 'done' ? 'resolves' : 'rejects'}`
}

function offerFile(read: () => string): void {
  const button = document.createElement('button')
  button.textContent = 'Save the recorded visit'
  Object.assign(button.style, {
    position: 'fixed',
    insetInlineStart: '8px',
    insetBlockEnd: '8px',
    zIndex: '99',
    padding: '8px',
    background: '#fff',
  })
  button.addEventListener('click', () => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([read()], { type: 'application/json' }))
    link.download = 'visit.json'
    link.click()
    URL.revokeObjectURL(link.href)
  })
  document.body.append(button)
}
