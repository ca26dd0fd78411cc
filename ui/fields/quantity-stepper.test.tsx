import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuantityStepper } from './QuantityStepper.tsx'

/** Whether − and + can be pressed. */
function buttonsAt(value: number): boolean[] {
  const html = renderToStaticMarkup(
    <QuantityStepper label="Rania House, single room" value={value} max={3} onChange={() => {}} />,
  )
  return ['One less', 'One more'].map((name) => !new RegExp(`aria-label="${name}"[^>]*disabled`).test(html))
}

test('as many as are free can be counted, and not one more', () => {
  expect(buttonsAt(2)).toEqual([true, true])
  expect(buttonsAt(3)).toEqual([true, false])
  expect(buttonsAt(0)).toEqual([false, true])
})
