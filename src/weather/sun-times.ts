import { DAY_MS } from '#contract/values/calendar.ts'

/** Dhaka, in degrees. */
const LATITUDE = 23.81
const LONGITUDE = 90.41
const DHAKA_OFFSET_HOURS = 6
/** The sun's upper edge at the horizon, with the air's refraction: degrees from the zenith. */
const ZENITH = 90.833

const { PI, sin, cos, tan, asin, acos } = Math
const radians = (degrees: number) => (degrees * PI) / 180
const degrees = (angle: number) => (angle * 180) / PI

/**
 * Sunrise and sunset in Dhaka on a calendar date, in minutes after midnight there. By the short formula of the NOAA's solar calculator
 * (https://gml.noaa.gov/grad/solcalc/calcdetails.html), which is right to a minute or two at this latitude.
 */
export function sunTimes(date: string): { sunrise: number; sunset: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const noon = Date.UTC(year, month - 1, day, 12 - DHAKA_OFFSET_HOURS)
  const century = (noon - Date.UTC(2000, 0, 1, 12)) / DAY_MS / 36_525
  const meanLongitude = radians((280.46646 + 36_000.76983 * century) % 360)
  const anomaly = radians(357.52911 + 35_999.05029 * century)
  const eccentricity = 0.016708634 - 0.000042037 * century
  const centre = 1.914602 * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
  const longitude = meanLongitude + radians(centre)
  const obliquity = radians(23.4393 - 0.013 * century)
  const declination = asin(sin(obliquity) * sin(longitude))
  const y = tan(obliquity / 2) ** 2
  const equationOfTime =
    4 *
    degrees(
      y * sin(2 * meanLongitude) -
        2 * eccentricity * sin(anomaly) +
        4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
        (y * y * sin(4 * meanLongitude)) / 2 -
        (5 * eccentricity * eccentricity * sin(2 * anomaly)) / 4,
    )
  const latitude = radians(LATITUDE)
  const halfDay = degrees(
    acos(cos(radians(ZENITH)) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination)),
  )
  const solarNoon = 720 - 4 * LONGITUDE - equationOfTime + DHAKA_OFFSET_HOURS * 60
  return { sunrise: Math.round(solarNoon - 4 * halfDay), sunset: Math.round(solarNoon + 4 * halfDay) }
}
