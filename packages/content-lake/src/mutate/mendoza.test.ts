import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { expect, test } from 'vitest'
import { mendozaPatch } from './mendoza.ts'

/** Few pieces, so that two texts often begin or end alike: letters of one to four bytes, and signs that share half a character. */
const text = fc
  .array(fc.constantFrom('a', 'b', 'é', 'নদী', 'ইছা', '🌊', '🌋', '🜊', '\uD83C'), { maxLength: 6 })
  .map((pieces) => pieces.join(''))
const block = fc.record({ _key: fc.constantFrom('a', 'b', 'c', 'd'), text })
/** Without the one name of a field that the format's reader loses. */
const json = fc.jsonValue({ maxDepth: 2 }).filter((any) => !JSON.stringify(any).includes('__proto__'))
const value = fc.oneof({ depthSize: 'small' }, json, text, fc.array(block, { maxLength: 5 }))
/** A document whose fields come and go, with keyed lists of which a part stays. */
const document = fc
  .dictionary(fc.constantFrom('heading', 'text', 'blocks', 'seo', 'rank', 'zz'), value)
  .map((fields): unknown => JSON.parse(JSON.stringify(fields)))

test('a patch leads from any document to any other, as the reader of the format sees it', () => {
  fc.assert(
    fc.property(document, document, (left, right) => {
      expect(applyPatch(left, mendozaPatch(left, right))).toEqual(right)
    }),
    { numRuns: 3_000 },
  )
})

test('a document that appears or goes is sent as a whole', () => {
  expect(applyPatch(null, mendozaPatch(null, { a: 1 }))).toEqual({ a: 1 })
  expect(applyPatch({ a: 1 }, mendozaPatch({ a: 1 }, null))).toBeNull()
})

test('one letter more in a long text is a short patch, in Bangla too', () => {
  const left = {
    blocks: [
      { _key: 'a', text: 'ইছামতি নদীর ধারে '.repeat(20) },
      { _key: 'b', text: 'second' },
    ],
  }
  const right = structuredClone(left)
  right.blocks[0] = { _key: 'a', text: `${'ইছামতি নদীর ধারে '.repeat(20)}ক` }

  const patch = mendozaPatch(left, right)

  expect(applyPatch(left, patch)).toEqual(right)
  expect(JSON.stringify(patch).length).toBeLessThan(60)
})

test('a block that moved is copied, not sent again', () => {
  const blocks = ['one', 'two', 'three'].map((text, place) => ({ _key: `k${place}`, text: text.repeat(50) }))

  const patch = mendozaPatch({ blocks }, { blocks: blocks.toReversed() })

  expect(applyPatch({ blocks }, patch)).toEqual({ blocks: blocks.toReversed() })
  expect(JSON.stringify(patch).length).toBeLessThan(60)
})
