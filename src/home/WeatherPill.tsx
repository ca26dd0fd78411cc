import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, CloudSun, Moon, Sun } from 'lucide-react'
import type { Weather } from '#contract/weather.ts'
import { texts } from '#src/lib/texts.ts'
import { useWeather } from './use-weather.ts'
import styles from './WeatherPill.module.css'

const icons = {
  clear: Sun,
  cloudy: CloudSun,
  overcast: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  storm: CloudLightning,
} satisfies Record<Weather['sky'], typeof Sun>

/** The weather at the resort. It keeps its place before it knows, and when it cannot know. */
export function WeatherPill() {
  const weather = useWeather()
  return (
    <div className={styles['pill']} role="group" aria-label={texts.home.weatherLabel}>
      {weather === 'asking' && <span>{texts.home.weatherAsking}</span>}
      {weather === 'unavailable' && <span>{texts.home.weatherUnavailable}</span>}
      {typeof weather === 'object' && <WeatherNow weather={weather} />}
    </div>
  )
}

function WeatherNow({ weather }: { weather: Weather }) {
  const Icon = weather.sky === 'clear' && !weather.isDay ? Moon : icons[weather.sky]
  return (
    <>
      <Icon size={18} aria-hidden="true" />
      <strong>{Math.round(weather.temperature)}°</strong>
      <span>
        {texts.home.skies[weather.sky]}, {texts.home.weatherFeels(Math.round(weather.feelsLike))}
      </span>
      <span className={styles['where']}>{texts.home.weatherNow}</span>
    </>
  )
}
