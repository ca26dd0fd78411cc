const skies = ['clear', 'cloudy', 'overcast', 'fog', 'drizzle', 'rain', 'storm'] as const

/** The answer of GET /weather, which stands outside the API's base: the weather at the resort, temperatures in °C. */
export type Weather = { temperature: number; feelsLike: number; sky: (typeof skies)[number]; isDay: boolean }

/** Without a schema's library, because the home page asks before anything needs one. */
export function isWeather(answer: unknown): answer is Weather {
  if (typeof answer !== 'object' || answer === null) return false
  const { temperature, feelsLike, sky, isDay }: Partial<Record<keyof Weather, unknown>> = answer
  const isSky = skies.some((known) => known === sky)
  return isSky && typeof isDay === 'boolean' && [temperature, feelsLike].every((degrees) => Number.isFinite(degrees))
}
