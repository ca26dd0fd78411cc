import { expect, test } from 'vitest'
import type { PublishRequest } from '../../publishing/publish-requests.ts'
import { requestText } from './request-text.ts'

const AT = '2027-03-10T03:00:00.000Z'
const plan: PublishRequest = {
  _id: 'publish-1',
  _type: 'publishRequest',
  _rev: 'r',
  _createdAt: AT,
  _updatedAt: AT,
  by: 'Rania',
  drafts: [],
}
const asked = { ...plan, _id: 'drafts.publish-1', by: 'Mitu' }

test.each([
  [{ ...plan, at: AT }, false, 'Will be published on Wed 10 Mar 2027, 9:00 am, planned by Rania.'],
  [{ ...plan, at: AT }, true, /A draft was changed since, so nothing will be published: please plan it again\.$/],
  [{ ...plan, at: AT, isRefused: true }, true, /^Was not published on Wed 10 Mar/],
  [asked, false, 'Mitu asks: please publish.'],
  [{ ...asked, at: AT }, true, /^Mitu asks: please publish on .*\. A draft was changed since\.$/],
])('what is to become of drafts is said in a sentence', (request, isChanged, text) => {
  expect(requestText(request, isChanged)).toMatch(text)
})
