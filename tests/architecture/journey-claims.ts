import type { SourceFile } from './read-tree.ts'

/** The nights or guests from one number up to another, which is not among them. */
type Claim = { path: string; name: string; from: number; to: number }

/** Two journeys that take the same nights of the site that they share, or the same guest: `path and path: night 40`. */
export function sharedByJourneys(tree: readonly SourceFile[]): string[] {
  const claims = tree.filter(({ path }) => /^tests\/journeys\/.*\.test\.ts$/.test(path)).flatMap(claimsOf)
  return claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .filter(({ path, name }) => path !== claim.path && name === claim.name)
      .filter(({ from, to }) => from < claim.to && claim.from < to)
      .map(({ path, name, from }) => `${claim.path} and ${path}: ${name} ${Math.max(from, claim.from)}`),
  )
}

/** A journey knows what it takes itself: only what another file takes may surprise it. */
function claimsOf({ path, text }: SourceFile): Claim[] {
  const claims = text.matchAll(/\b(stayIn|aNewcomer)\((\d+)(?:, (\d+))?\)/g)
  return Array.from(claims, ([, maker, first, count]) => {
    const from = Number(first)
    const isStay = maker === 'stayIn'
    return { path, name: isStay ? 'night' : 'guest', from, to: from + Number(count ?? (isStay ? 2 : 1)) }
  })
}
