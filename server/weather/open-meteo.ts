import * as z from 'zod'
import type { Weather } from '#contract/values/weather.ts'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

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
export async function askOpenMeteo(fetch: Fetch): Promise<Weather> {
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
