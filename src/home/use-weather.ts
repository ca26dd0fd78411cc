import { useEffect, useState } from 'react'
import type { Weather } from '#contract/weather.ts'
import { readWeather } from '#src/lib/api/site-client.ts'

export type WeatherState = Weather | 'asking' | 'unavailable'

export function useWeather(): WeatherState {
  const [weather, setWeather] = useState<WeatherState>('asking')
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const weather = await parseWeather(await readWeather(stop.signal))
      if (!stop.signal.aborted) setWeather(weather ?? 'unavailable')
    }
    void ask()
    return () => stop.abort()
  }, [])
  return weather
}

/** What checks it is fetched with it: a page hydrates sooner without. Not to have it is to have no weather. */
async function parseWeather(answer: unknown): Promise<Weather | undefined> {
  const contract = await import('#contract/weather.ts').catch(() => undefined)
  return contract?.Weather.safeParse(answer).data
}
