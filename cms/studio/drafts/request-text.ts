import { dhakaDateTime } from '../../../contract/values/calendar.ts'
import { momentText } from '../../../contract/wording/format.ts'
import { isPlan, type PublishRequest } from '../../publishing/publish-requests.ts'

export const publishedText = (count: number): string => (count === 1 ? 'Published.' : `Published together: ${count}.`)

/** What is to become of the drafts of a request, as staff read it. `isChanged`: somebody has changed one since. */
export function requestText(request: PublishRequest, isChanged: boolean): string {
  const { by, at } = request
  const time = at === undefined ? '' : momentText(dhakaDateTime(Date.parse(at)))
  if (request.isRefused) return `Was not published on ${time}: a draft was changed or discarded before then.`
  const changed = isChanged ? ' A draft was changed since, so nothing will be published: please plan it again.' : ''
  if (isPlan(request)) return `Will be published on ${time}, planned by ${by}.${changed}`
  return `${by} asks: please publish${time === '' ? '' : ` on ${time}`}.${isChanged ? ' A draft was changed since.' : ''}`
}
