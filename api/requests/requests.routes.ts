import { requestConvention, requestFullResort } from '#contract/requests.ts'
import { asGuest } from '../sessions/as-guest.ts'
import type { Guest } from '../sessions/sessions.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { requestOccasion } from './request-occasion.ts'

export function requestsRoutes(deps: Pick<Deps, 'db' | 'now' | 'limits' | 'resortEmail'>): Route[] {
  return [
    serve(
      requestFullResort,
      asGuest(deps, async ({ body, guest }) => {
        const { FromTime: start, ToTime: end, Person: persons, Name: name, phone, Remarks: remark } = body
        const occasion = { start, end, persons, name, phone, remark }
        const press = pressOf(requestFullResort, guest, body)
        return { Code: await requestOccasion(deps, press, { type: 'Package', occasion }) }
      }),
    ),

    serve(
      requestConvention,
      asGuest(deps, async ({ body, guest }) => {
        const { StartingAt: start, EndingAt: end, Person: persons, Name: name, phone, remark } = body
        const occasion = { start, end, persons, name, phone, remark }
        const press = pressOf(requestConvention, guest, body)
        return { Code: await requestOccasion(deps, press, { type: 'Hall', occasion }) }
      }),
    ),
  ]
}

function pressOf({ path }: { path: string }, guest: Guest, body: { ActivityId: string }) {
  return { guest, activity: { principal: `guest:${guest.id}`, route: path, activityId: body.ActivityId, body } }
}
