import { bookPool } from '#contract/pool.ts'
import { formatTaka } from '#contract/wording/format.ts'
import type { PoolField, poolMachine } from '#machines/pool.machine.ts'
import { texts } from '#src/pool/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { comeBack, NO_ADDRESS, quietGateway } from '#tests/model/browser/gateway.ts'
import { storeUser } from '#tests/model/browser/browser-storage.ts'
import { typedOnSite } from '#tests/model/browser/on-site.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { settleProfile } from '#tests/model/browser/signed-in.ts'
import { holds, isPressable, sees } from '#tests/model/browser/sight.ts'
import { poolFlow, poolInput } from '#tests/model/models/pool.model.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'

const shown = ['startDate', 'startTime', 'endDate', 'endTime', 'persons', 'name', 'phone'] as const

export const poolPage: PageFlow = {
  flow: poolFlow,
  unreachable: [],
  async open({ page, edge, upcoming }) {
    const call = edge.hold(bookPool)
    const desk = page.getByRole('region', { name: texts.title })
    const submit = desk.getByRole('button', { name: texts.submit })
    const fieldOf = (field: PoolField) => desk.getByLabel(texts[field], { exact: true })
    let isRefused = false
    await quietGateway(page)
    settleProfile(edge)
    await storeUser(page, aStoredUser(poolInput))
    await open(page, '/swimmingpool')

    return placeOf<typeof poolMachine>({
      calls: { bookPool: call },
      gestures: {
        'field.changed': ({ field, value }) =>
          field === 'startTime' || field === 'endTime'
            ? fieldOf(field).selectOption(value)
            : fieldOf(field).fill(typedInto(field, value)),
        'submit.pressed': () => submit.click(),
        'page.returned': () => comeBack(page),
      },
      answers: {
        'bookPool.resolves'({ output: { paymentUrl } }) {
          isRefused = upcoming() === 'redirect.rejects'
          return call.answer({ PaymentURL: isRefused ? NO_ADDRESS : paymentUrl, Code: 'ABCDEFGHJKMN' })
        },
        // It has not been able to go to such an address.
        'redirect.rejects': () => {},
      },
      looks: {
        editing: ({ context: { fields, problems } }) => [
          isPressable(submit, 'ready'),
          ...shown.flatMap((field) => [
            holds(fieldOf(field), typedInto(field, fields[field])),
            ...(problems[field] === undefined ? [] : [sees(desk.getByText(problems[field]))]),
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
      async showsMessage(message) {
        if (!('text' in message)) return []
        return sees(desk.getByText(String(message.text), { exact: true }))
      },
    })
  },
}

function typedInto(field: PoolField, value: string): string {
  return (field === 'startDate' || field === 'endDate') && value !== '' ? typedOnSite(value) : value
}
