import { expect, test } from 'vitest'
import { sunTimes } from './sun-times.ts'

const minutes = (time: string) => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

// As newspapers in Dhaka printed them on the day.
test.each([
  { date: '2013-06-21', sunrise: '5:12', sunset: '18:49' },
  { date: '2018-12-21', sunset: '17:16' },
  { date: '2018-12-22', sunrise: '6:37' },
  { date: '2022-01-20', sunset: '17:37' },
  { date: '2022-01-21', sunrise: '6:42' },
  { date: '2022-02-09', sunset: '17:50' },
  { date: '2022-02-10', sunrise: '6:34' },
  { date: '2024-12-23', sunrise: '6:37', sunset: '17:18' },
])('the sun of $date is within two minutes of the published times', ({ date, ...published }) => {
  const computed = sunTimes(date)

  for (const [name, time] of Object.entries(published)) {
    const found = name === 'sunrise' ? computed.sunrise : computed.sunset
    expect(Math.abs(found - minutes(time))).toBeLessThanOrEqual(2)
  }
})
