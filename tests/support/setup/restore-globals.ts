import { afterAll, afterEach, vi } from 'vitest'

// Files share a worker, so what one leaves behind reaches the next: a `window` there makes PGlite and the Studio's library take the process for a browser.

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** What libraries set while they load. */
const OF_LIBRARIES = /^(__|oclif$|process\.env\.VIPSHOME$)/

const before = globals()

afterAll(() => {
  const after = globals()
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const changed = names.filter((name) => !Object.is(before.get(name), after.get(name)))
  if (changed.length > 0)
    throw new Error(`This file leaves behind ${changed.join(', ')}: use vi.stubGlobal or vi.stubEnv`)
})

/** The values of all global names and of the environment. A name that is computed counts by what computes it. */
function globals(): Map<string, unknown> {
  const described = Object.entries(Object.getOwnPropertyDescriptors(globalThis))
  const all = new Map([
    ...described.map(([name, { value, get }]) => [name, get ?? value] as const),
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value] as const),
  ])
  for (const name of all.keys()) if (OF_LIBRARIES.test(name)) all.delete(name)
  return all
}
