import * as z from 'zod/mini'

/** The answer of GET /weather. Temperatures are degrees Celsius; `code` is the WMO's weather code; `at` is an instant. */
export const Weather = z.discriminatedUnion('available', [
  z.object({ available: z.literal(false) }),
  z.object({
    available: z.literal(true),
    temperature: z.number(),
    feelsLike: z.number(),
    code: z.number(),
    isDay: z.boolean(),
    at: z.iso.datetime(),
  }),
])
export type Weather = z.infer<typeof Weather>
