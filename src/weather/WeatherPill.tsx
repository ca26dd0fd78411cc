import { Sunset, Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, CloudSun, Moon, Sun } from 'lucide-react'
import { isWeather, type Weather } from '#contract/values/weather.ts'
import { sunTimes } from './sun-times.ts'
import { texts } from './texts.ts'
import styles from './WeatherPill.module.css'
import { useEffect, useState } from 'react'
import { clockText } from '#ui/lib/figures.ts'
import { readWeather } from '#src/lib/site-client.ts'

const icons = {
  clear: Sun,
  cloudy: CloudSun,
  overcast: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  storm: CloudLightning,
} satisfies Record<Weather['sky'], typeof Sun>

/** The weather at the resort, or the day's light where there is none. It takes the same space while loading. */
export function WeatherPill({ today }: { today: string }) {
  const weather = useWeather()
  return (
    <div className={styles['pill']} role="group" aria-label={texts.label}>
      {weather === 'asking' && <span>{texts.asking}</span>}
      {weather === 'unavailable' && <Daylight today={today} />}
      {typeof weather === 'object' && <WeatherNow weather={weather} />}
    </div>
  )
}

function Daylight({ today }: { today: string }) {
  const { sunrise, sunset } = sunTimes(today)
  return (
    <>
      <Sunset size={18} aria-hidden="true" />
      <span>{texts.daylight(clockTime(sunrise), clockTime(sunset))}</span>
    </>
  )
}

/** Minutes after midnight as `5:11 pm`. */
function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return clockText(`${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`)
}

function WeatherNow({ weather }: { weather: Weather }) {
  const Icon = weather.sky === 'clear' && !weather.isDay ? Moon : icons[weather.sky]
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <strong>{Math.round(weather.temperature)}°</strong>
      <span>
        {texts.skies[weather.sky]}, {texts.feels(Math.round(weather.feelsLike))}
      </span>
      <span className={styles['where']}>{texts.now}</span>
    </>
  )
}

type WeatherState = Weather | 'asking' | 'unavailable'

function useWeather(): WeatherState {
  const [weather, setWeather] = useState<WeatherState>('asking')
  useEffect(() => {
    const stop = new AbortController()
    const ask = async () => {
      const answer = await readWeather(stop.signal)
      if (!stop.signal.aborted) setWeather(isWeather(answer) ? answer : 'unavailable')
    }
    void ask()
    return () => stop.abort()
  }, [])
  return weather
}
