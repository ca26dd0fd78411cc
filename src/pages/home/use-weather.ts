import { useEffect, useState } from 'react'
import { Weather } from '#contract/weather.ts'
import { readWeather } from '../../site-client.ts'

export type WeatherState = Weather | 'asking' | 'unavailable'

export function useWeather(): WeatherState {
  const [weather, setWeather] = useState<WeatherState>('asking')
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const answer = Weather.safeParse(await readWeather(stop.signal))
      if (!stop.signal.aborted) setWeather(answer.success ? answer.data : 'unavailable')
    }
    void ask()
    return () => stop.abort()
  }, [])
  return weather
}
