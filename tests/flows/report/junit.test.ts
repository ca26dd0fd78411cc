import { expect, test } from 'vitest'
import { junitOf } from './junit.ts'
import { aFailedPath, aPath, aResult, aRun } from './sample-run.ts'

test('a failed path is a failure with its steps, its reason and how to replay it', () => {
  const junit = junitOf(aRun({ results: [aResult({ paths: [aPath(), aFailedPath('/shots/f.png')] })] }))

  expect(junit).toContain('<testsuites name="flows" tests="3" failures="1" errors="0" time="1.500">')
  expect(junit).toContain('<testsuite name="picture (api)" tests="2" failures="1" ')
  expect(junit).toContain(
    'message="value should be &quot;failed&quot; &amp; &lt;b&gt;not&lt;/b&gt; &quot;loaded&quot;"',
  )
  expect(junit).toContain('2. Picture: failed, then failed.\n')
  expect(junit).toContain('npm run flows -- --driver api --path f00d000001')
  expect(junit).toContain('[[ATTACHMENT|/shots/f.png]]')
})

test('characters that XML forbids are left out, and others are escaped', () => {
  const odd = aPath({ title: 'field.changed (a\u0000b\u001B "<&>" 🙂 \uD800)' })

  const junit = junitOf(aRun({ results: [aResult({ paths: [odd] })] }))

  expect(junit).toContain('name="a1b2c3d4e5 field.changed (ab &quot;&lt;&amp;&gt;&quot; 🙂 )"')
})

test('what was not driven is a failure of its own', () => {
  const states = [{ name: 'loading', hits: 0 }]

  const junit = junitOf(aRun({ results: [aResult({ states })] }))

  expect(junit).toContain('name="Every state and transition of picture is driven (api)"')
  expect(junit).toContain('<failure message="1 were not driven" type="flow">the state loading</failure>')
})

test('every element that is opened is closed', () => {
  const junit = junitOf(aRun({ results: [aResult({ paths: [aPath(), aFailedPath('/shots/f.png')] })] }))

  const open: string[] = []
  const crossed: string[] = []
  for (const [, end, name = '', self] of junit.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end !== '/' && self !== '/') open.push(name)
    if (end === '/' && open.pop() !== name) crossed.push(name)
  }

  expect({ open, crossed }).toEqual({ open: [], crossed: [] })
})
