import { firstSearch } from '#src/search/search.actors.ts'

/** The address of a call, as the query of a page's address spells it out; undefined where only the browser knows what it asks for. */
export type FirstCall = (query: URLSearchParams, today: string) => string | undefined

/** Pages that begin with a call, by their route: with its address a browser fetches the answer before any script runs. */
export const firstCalls: ReadonlyMap<string, FirstCall> = new Map([['searchroom', firstSearch]])
