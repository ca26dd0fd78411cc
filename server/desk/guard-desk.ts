import type { MiddlewareHandler } from 'hono'
import {
  changePassword,
  enrol,
  proveCode,
  readDeskSession,
  signInToDesk,
  signOutOfDesk,
} from '#contract/staff/account.ts'
import { openStudio, STUDIO_SIGN_IN_PATH } from '#contract/staff/studio.ts'
import { API_BASE } from '#contract/endpoint.ts'
import type { WatchedEnv } from '../log/watch-requests.ts'
import { inNetworks } from '../net/networks.ts'

/** What signing in to the Studio takes, and nothing else of the desk. */
const callsOfSignIn = [readDeskSession, signInToDesk, proveCode, enrol, changePassword, signOutOfDesk, openStudio]
const pathsOfSignIn = new Set([STUDIO_SIGN_IN_PATH, ...callsOfSignIn.map(({ path }) => API_BASE + path)])
const FILES = '/desk/static/'

export type DeskFence = {
  /** Off: the desk is not there, from wherever it is asked for. */
  isOn: boolean
  /** The only networks that may use it; none: all. */
  networks: readonly string[]
  /** Editors sign in to the Studio from anywhere. */
  hasStudio: boolean
}

/** Guards the pages and calls of the desk. Elsewhere there is nothing here but, where there is a Studio, the sign-in to it. */
export function guardDesk({ isOn, networks, hasStudio }: DeskFence, hops: number): MiddlewareHandler<WatchedEnv> {
  const isInside = inNetworks(networks, { hops })
  return async (context, next) => {
    if (isOn && isInside(context)) return next()
    const { path } = context.req
    if (!hasStudio || !(pathsOfSignIn.has(path) || path.startsWith(FILES))) return context.notFound()
    context.set('isOutside', true)
    return next()
  }
}
