/**
 * The shortest walk that still fails, as far as leaving steps out can find it: ever smaller stretches are taken out, and what could
 * not happen without them goes too. `walkable` keeps of some events those that can happen.
 */
export async function shrink<Event>(
  failing: readonly Event[],
  walkable: (events: readonly Event[]) => readonly Event[],
  fails: (events: readonly Event[]) => Promise<boolean>,
): Promise<readonly Event[]> {
  let shortest = failing
  for (let stretch = Math.ceil(failing.length / 2); stretch >= 1;) {
    const shorter = await firstFailing(without(shortest, stretch).map(walkable), shortest.length, fails)
    if (shorter) {
      shortest = shorter
      stretch = Math.min(stretch, Math.max(1, Math.ceil(shorter.length / 2)))
    } else if (stretch === 1) {
      return shortest
    } else {
      stretch = Math.ceil(stretch / 2)
    }
  }
  return shortest
}

/** Every walk that lacks one stretch of this length; the later the stretch, the earlier it is tried. */
function without<Event>(events: readonly Event[], stretch: number): Event[][] {
  const starts = events.map((_, start) => start).filter((start) => start % stretch === 0)
  return starts.toReversed().map((start) => [...events.slice(0, start), ...events.slice(start + stretch)])
}

async function firstFailing<Event>(
  candidates: readonly (readonly Event[])[],
  below: number,
  fails: (events: readonly Event[]) => Promise<boolean>,
): Promise<readonly Event[] | undefined> {
  for (const candidate of candidates) {
    if (candidate.length < below && (await fails(candidate))) return candidate
  }
  return undefined
}
