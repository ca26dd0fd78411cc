// What running the flows of a machine gives: plain values that a report and other tools can read.

export type FlowResult = {
  /** The flow's name: its machine's id, and behind it what distinguishes two flows of one machine: `request (package)`. */
  flow: string
  /** The id of the production machine. */
  machine: string
  paths: PathResult[]
  states: StateHits[]
  transitions: TransitionHits[]
  /** What is wrong that paths cannot show: refusals, where answers lead, messages. */
  wrong: string[]
  /** What no answer of the API can cause, each with its reason: it counts neither as driven nor as missed. */
  unreachable: Unreachable[]
}

export type PathResult = {
  /** Of the events that it takes, so that a path keeps its id while other paths come and go. */
  id: string
  /** Its events: `phone.changed → phone.submitted`. */
  title: string
  /** One sentence a step, for people. */
  steps: string[]
  ok: boolean
  failure?: PathFailure
  ms: number
}

export type PathFailure = {
  /** The index of the failed step; -1 if the path failed before its first. */
  step: number
  /** What is wrong, one thing a sentence. */
  sentences: string[]
}

export type StateHits = {
  /** The way to it in its machine: `LOGIN.filling`. */
  name: string
  hits: number
}

/** One arrow of the production machine. */
export type TransitionHits = {
  /** Unique in its machine: `LOGIN.filling — phone.submitted [0]`. */
  key: string
  from: string
  /** What an actor answers is `checkRegistration.resolves` or `.rejects`, the end of a delay `resendPause.elapses`; '' happens by itself. */
  event: string
  /** The place among the transitions that this state has for this event. */
  branch: number
  /** Empty: it stays where it is. */
  to: string[]
  guard?: string
  hits: number
}

export type Unreachable = { transition: string; reason: string }
