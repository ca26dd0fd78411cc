import { expect, test } from 'vitest'
import { junitOf } from './junit.ts'
import { aFailedPath, aFlow, aPath } from './sample-flow.ts'

test('a server that runs tests is told of each path, and of what a flow does otherwise than was accepted', () => {
  const paths = [aPath, aFailedPath, { ...aPath, id: 'f00d000002', behind: 'f00d000001' }]

  const text = junitOf([
    aFlow({ paths, changes: ['profile: in filling, form.submitted leads to "sent" (was: sending)'], missed: [] }),
  ])

  expect(text).toContain('<testsuite name="profile" tests="4" failures="2">')
  expect(text).toContain('<failure message="value should be &quot;loadingProfile&quot; &amp; &lt;b&gt;not&lt;/b&gt;')
  expect(text).toContain('name="f00d000002 loadProfile.rejects → retry.pressed" time="0.120"><skipped/></testcase>')
  expect(text).toContain(
    '<failure message="profile: in filling, form.submitted leads to &quot;sent&quot; (was: sending)">',
  )
})
