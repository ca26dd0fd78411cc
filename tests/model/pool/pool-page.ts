import { bookPool as bookPoolEndpoint } from '#contract/pool.ts'
import type { PoolField, poolMachine } from '#machines/pool.machine.ts'
import { texts } from '#src/pool/texts.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import { comeBack, NO_ADDRESS, quietGateway } from '#tests/model/browser/gateway.ts'
import { keepUser } from '#tests/model/browser/kept.ts'
import { typedOnSite } from '#tests/model/browser/on-site.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { holds, isPressable, sees } from '#tests/model/browser/sight.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { poolFlow } from './pool.flow.ts'
import { input, type PoolStep } from './pool.model.ts'

export const poolPage: PageFlow<PoolStep> = { flow: poolFlow, open: openPoolPage, unreachable: [] }

const fields = ['startDate', 'startTime', 'endDate', 'endTime', 'persons', 'name', 'phone'] as const

async function openPoolPage({ page, edge, upcoming }: Desk): Promise<PagePlace<PoolStep, StateOf<typeof poolMachine>>> {
  const bookPool = edge.hold(bookPoolEndpoint)
  const desk = page.getByRole('region', { name: texts.title })
  const submit = desk.getByRole('button', { name: texts.submit })
  const fieldOf = (field: PoolField) => desk.getByLabel(texts[field], { exact: true })
  let isRefused = false
  await quietGateway(page)
  settleProfile(edge)
  await keepUser(page, aStoredUser(input))
  await open(page, '/swimmingpool')

  async function change(field: PoolField, value: string): Promise<void> {
    if (field === 'startTime' || field === 'endTime') await fieldOf(field).selectOption(value)
    else await fieldOf(field).fill(typedInto(field, value))
  }

  async function book(paymentUrl: string): Promise<void> {
    isRefused = upcoming() === 'redirect.rejects'
    await bookPool.answer({ PaymentURL: isRefused ? NO_ADDRESS : paymentUrl, Code: 'ABCDEFGHJKMN' })
  }

  async function play(event: PoolStep): Promise<void> {
    switch (event.type) {
      case 'field.changed':
        return change(event.field, event.value)
      case 'submit.pressed':
        return submit.click()
      case 'bookPool.resolves':
        return book(event.output.paymentUrl)
      case 'bookPool.rejects':
        return event.cause === 'unreachable' ? bookPool.fail(event.cause) : bookPool.refuse(event.error)
      case 'redirect.rejects':
        // It has not been able to go to such an address.
        return
      case 'page.returned':
        return comeBack(page)
      default:
        return event satisfies never
    }
  }

  return {
    calls: { bookPool },
    play,
    looks: {
      editing: ({ context }) => [
        isPressable(submit, 'ready'),
        ...fields.flatMap((field) => [
          holds(fieldOf(field), typedInto(field, context.fields[field])),
          ...(context.problems[field] === undefined ? [] : [sees(desk.getByText(context.problems[field]))]),
        ]),
      ],
      submitting: ({ context }) => [isPressable(submit, 'busy'), holds(fieldOf('persons'), context.fields.persons)],
      redirecting: () => (isRefused ? [] : [sees(page.getByText(texts.redirecting))]),
      failed: ({ context: { problem, rate } }) => [
        isPressable(submit, 'ready'),
        sees(desk.getByRole('alert').filter({ hasText: problem })),
        sees(desk.getByText(texts.rate(formatTaka(rate)))),
      ],
    },
    async told(message) {
      if (!('text' in message)) return []
      return sees(desk.getByRole('alert').filter({ hasText: String(message.text) }))
    },
  }
}

function typedInto(field: PoolField, value: string): string {
  return (field === 'startDate' || field === 'endDate') && value !== '' ? typedOnSite(value) : value
}
