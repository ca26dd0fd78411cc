import fc from 'fast-check'

/** What programs send by mistake and strangers on purpose. */
const TEXTS = "| |\u0000|a\u0000b|\ud800|\u202e\u0627|'; drop table orders; --|%00%2e%2e%2f|../../etc/passwd".split('|')
const NUMERALS = '1e999|0x10|NaN|99999999999999999999|２０２６-12-01|2026-02-30|0000-00-00|9999-12-31'.split('|')
const NUMBERS = [-1, 0, -0.001, 1.005, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 63, 2_147_483_648]
const VALUES = [null, true, [], {}, { $gt: '' }, ['a', 'a'], '𝒳'.repeat(5_000)]
const TRAPS: readonly unknown[] = [...TEXTS, ...NUMERALS, ...NUMBERS, ...VALUES]

const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)

/** A value with one thing wrong: a field replaced, left out, or added. */
export function spoil(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return junk
  const entries = Object.entries(value)
  if (Array.isArray(value) || entries.length === 0) return junk
  const index = fc.nat({ max: entries.length - 1 })
  const withEntries = (changed: (readonly [string, unknown])[]): object => Object.fromEntries(changed)
  return fc.oneof(
    fc.tuple(index, junk).map(([at, spoilt]) => withEntries(entries.with(at, [entries[at]?.[0] ?? '', spoilt]))),
    index.map((at) => withEntries(entries.toSpliced(at, 1))),
    fc
      .tuple(fc.constantFrom('__proto__', 'constructor', 'extra', ''), junk)
      .map(([name, spoilt]) => withEntries([...entries, [name, spoilt]])),
    junk,
  )
}
