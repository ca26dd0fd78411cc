import * as z from 'zod/mini'

/** The answer of GET /weather, which stands outside the API's base: the weather at the resort, temperatures in °C. */
export const Weather = z.object({
  temperature: z.number(),
  feelsLike: z.number(),
  sky: z.enum(['clear', 'cloudy', 'overcast', 'fog', 'drizzle', 'rain', 'storm']),
  isDay: z.boolean(),
})
export type Weather = z.infer<typeof Weather>
