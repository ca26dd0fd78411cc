import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ResultDetails } from './PaymentResult.tsx'
import { texts } from './texts.ts'

const code = 'ABCDEFGHJKMN'
const report = { State: 'FAILED' as const, Code: code, Amount: 8_625, Due: 8_625 }

function resultHeldUntil(instant: number): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ResultDetails
        code={code}
        phone={undefined}
        state="failed"
        report={{ ...report, HoldUntil: new Date(instant).toISOString() }}
      />
    </MemoryRouter>,
  )
}

test('once the hold of a failed payment has ended, all of the result says that the nights are free again', () => {
  const page = resultHeldUntil(Date.now() - 1_000)

  expect(page).toContain(texts.failedOver)
  expect(page).toContain(texts.search)
  expect(page).not.toContain(texts.failedHeld)
})

test('while the nights of a failed payment are held, none of the result offers to book anew', () => {
  const page = resultHeldUntil(Date.now() + 600_000)

  expect(page).toContain(texts.failedHeld)
  expect(page).not.toContain(texts.failedOver)
  expect(page).not.toContain(texts.search)
})
