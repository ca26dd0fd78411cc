import { Hono } from 'hono'
import type { Log } from '#api/deps.ts'
import type { Weather } from '#contract/values/weather.ts'
import { askOpenMeteo, type Fetch } from './open-meteo.ts'

type WeatherOptions = { fetch: Fetch; now: () => Date; log: Log }

const FRESH_MS = 10 * 60_000
/** After a failure nobody waits again for a while. */
const PAUSE_MS = 60_000
/** Weather that is older says nothing any more. */
const USEFUL_MS = 3 * 60 * 60_000

/**
 * GET /weather: the weather, or `{ available: false }`. One question at a time goes out, whatever is asked here; while it is under way, or when it fails, the last
 * answer serves as long as it is useful.
 */
export function createWeather({ fetch, now, log }: WeatherOptions): Hono {
  let last: { weather: Weather; at: number } | undefined
  let nextAskAt = 0
  let asking: Promise<void> | undefined
  /** The last question failed: that is said once, not every minute. */
  let isAway = false

  async function ask(): Promise<void> {
    nextAskAt = now().getTime() + PAUSE_MS
    try {
      last = { weather: await askOpenMeteo(fetch), at: now().getTime() }
      nextAskAt = last.at + FRESH_MS
      isAway = false
    } catch (error) {
      if (!isAway) log.info({ reason: String(error) }, 'no weather for now')
      isAway = true
    } finally {
      asking = undefined
    }
  }

  const useful = (): Weather | undefined => (last && now().getTime() - last.at < USEFUL_MS ? last.weather : undefined)

  return new Hono().get('/weather', async (context) => {
    if (now().getTime() >= nextAskAt) asking ??= ask()
    if (!useful()) await asking
    const weather = useful()
    context.header('Cache-Control', weather ? 'public, max-age=60' : 'no-store')
    return context.json(weather ?? { available: false })
  })
}
