import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import type { Flow } from '#tests/model/engine/flow.ts'
import type { AnyEvent, Move } from '#tests/model/engine/paths.ts'
import type { HeldCall, PageEdge } from './page-edge.ts'
import type { Sight } from './sight.ts'

/** What a path finds when it begins: a browser of its own, on no page yet. */
export type Desk = {
  page: Page
  edge: PageEdge
  /** Whether the site may keep what is tried on it: then its own API answers wherever it can. */
  isOurs: boolean
  /** The type of the event that comes after the one that is played. An answer may have to be one that leads to it. */
  upcoming(): string | undefined
}

/** What must be seen in a state; one that is over before anybody can look is unseen. */
export type Look = ((shown: AnyMachineSnapshot) => Sight[]) | 'unseen'

/** A page on which a machine lives. */
export type PagePlace = {
  /** The calls of its actors, by the actors' names: in a state that waits for one, the page must have asked it. */
  calls: Readonly<Record<string, Pick<HeldCall, 'isAsked' | 'forget'>>>
  /** Does what the event says: a person's by roles and labels, the others at the network's edge. */
  play(event: AnyEvent): Promise<void>
  looks: Readonly<Record<string, Look>>
  /** What must be seen of a message to the page; unset, a toast. */
  showsMessage?(message: object): Sight
}

/**
 * The flows of one machine on its page. None needs more of a site than its pages, its houses and the network's edge, so that a site which
 * is not ours can be driven too. Its functions are methods, so that flows of different machines stand in one list.
 */
export type PageFlow = {
  flow: Flow
  open(desk: Desk): Promise<PagePlace>
  /** What this page cannot cause, each with its reason. */
  unreachable: readonly Unreachable[]
  /** Those of one name are driven once. Unset or undefined, by what happens and by the states before and after. */
  countsAs?(move: Move): string | undefined
  /** Whether a page may take this step after that one, where the model takes both without asking. */
  mayFollow?(move: Move, last: Move | undefined): boolean
}

export type Unreachable = { reason: string; when(move: Move): boolean }
