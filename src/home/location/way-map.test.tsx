import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WayMap } from './WayMap.tsx'

const place = (name: string, distanceKm: number) => ({ _key: name, name, distanceKm })

test('the drawn map shows the nearest places by their distance, and describes the way for those who do not see it', () => {
  const html = renderToStaticMarkup(
    <WayMap
      attractions={[
        place('International Airport of the Capital', 38),
        place('Park', 9),
        ...[60, 70, 80, 90].map((km) => place(`Town ${km}`, km)),
      ]}
    />,
  )

  expect(html).toMatch(/role="img" aria-labelledby="(.+?)" aria-describedby="(.+?)"><title id="\1">.+<desc id="\2">/)
  expect(html.indexOf('Park, 9 km')).toBeLessThan(html.indexOf('International Airport of the Capital, 38 km'))
  expect(html).not.toContain('Town 90')
  // A long name is on two lines.
  expect(html).toMatch(/<tspan[^>]*>International Airport<\/tspan><tspan[^>]*>of the Capital<\/tspan>/)
})
