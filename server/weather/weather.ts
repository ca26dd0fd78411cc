import { Hono } from 'hono'
import * as z from 'zod'
import type { Log } from '#api/platform/deps.ts'
import type { Weather } from '#contract/values/weather.ts'

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** The resort, as on the map of its home page. */
const PLACE = { latitude: '24.0686', longitude: '90.2302' }
const TIMEOUT_MS = 3_000

const Answer = z.object({
  current: z.object({
    temperature_2m: z.number(),
    apparent_temperature: z.number(),
    weather_code: z.number(),
    is_day: z.number(),
  }),
})

/** Asks Open-Meteo, which wants no key. Throws when it gives no readable answer in time. */
async function askOpenMeteo(fetch: Fetch): Promise<Weather> {
  const query = new URLSearchParams({
    ...PLACE,
    current: 'temperature_2m,apparent_temperature,weather_code,is_day',
  })
  const response = await fetch(`https://api.open-meteo.com/v1/forecast?${query}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Open-Meteo answered ${response.status}`)
  const { current } = Answer.parse(await response.json())
  return {
    temperature: current.temperature_2m,
    feelsLike: current.apparent_temperature,
    sky: skyOf(current.weather_code),
    isDay: current.is_day === 1,
  }
}

/** What the WMO's code for present weather looks like; snow, which Bangladesh does not know, counts as rain. */
function skyOf(code: number): Weather['sky'] {
  if (code <= 1) return 'clear'
  if (code === 2) return 'cloudy'
  if (code === 3) return 'overcast'
  if (code <= 48) return 'fog'
  if (code <= 57) return 'drizzle'
  return code < 95 ? 'rain' : 'storm'
}

type WeatherOptions = { fetch: Fetch; now: () => Date; log: Log }

const FRESH_MS = 10 * 60_000
/** After a failure no request waits for it for a while. */
const PAUSE_MS = 60_000
/** Weather that is older says nothing any more. */
const USEFUL_MS = 3 * 60 * 60_000

/**
 * GET /weather: the weather, or `{ available: false }`. One question at a time goes out, for any number of requests; while it is under way, or when it fails, the last
 * answer serves as long as it is useful.
 */
export function createWeather({ fetch, now, log }: WeatherOptions): Hono {
  let last: { weather: Weather; at: number } | undefined
  let nextAskAt = 0
  let asking: Promise<void> | undefined
  /** The last question failed: that is logged once, not every minute. */
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
