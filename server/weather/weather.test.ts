import { expect, test } from 'vitest'
import { createWeather } from './weather.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const current = { temperature_2m: 24.5, apparent_temperature: 26, weather_code: 2, is_day: 1 }
const sunny = { temperature: 24.5, feelsLike: 26, sky: 'cloudy', isDay: true }

function startWeather(answers: (() => Promise<Response>)[]) {
  const clock = { at: new Date('2026-11-20T06:31:00Z').getTime() }
  const asked: string[] = []
  const app = createWeather({
    now: () => new Date(clock.at),
    log,
    fetch: async (url) => {
      asked.push(url)
      return (answers.shift() ?? offline)()
    },
  })
  const read = async (): Promise<unknown> => (await app.request('/weather')).json()
  return { asked, read, passMinutes: (minutes: number) => (clock.at += minutes * 60_000), app }
}

const offline = async (): Promise<Response> => {
  throw new TypeError('fetch failed')
}
const fair = async (): Promise<Response> => Response.json({ current })

test('without a network there is not weather, and that is a good answer', async () => {
  const { app } = startWeather([])

  const response = await app.request('/weather')

  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ available: false })
})

test('the weather is read once in ten minutes, however many ask', async () => {
  const { asked, read, passMinutes } = startWeather([fair, fair])

  const answers = await Promise.all([read(), read()])
  passMinutes(9)
  await read()

  expect(answers).toEqual([sunny, sunny])
  expect(asked).toHaveLength(1)
})

test('the last weather is shown while the network is away, but not forever', async () => {
  const { read, passMinutes } = startWeather([fair])
  await read()

  passMinutes(60)
  const anHourLater = await read()
  passMinutes(180)
  const theSameEvening = await read()

  expect(anHourLater).toEqual(sunny)
  expect(theSameEvening).toEqual({ available: false })
})

test('an answer that cannot be read is not weather', async () => {
  const { read } = startWeather([async () => new Response('<html>'), async () => new Response('', { status: 500 })])

  expect(await read()).toEqual({ available: false })
})
