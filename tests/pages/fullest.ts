import { schemaTypes } from '#cms/schema/schema-types.ts'

type Definition = {
  name?: string
  type: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
  options?: unknown
  validation?: unknown
}

const definitions: readonly Definition[] = schemaTypes
const definitionOf = (name: string) => definitions.find((definition) => definition.name === name)

/** What a field's rules ask for, by the rules themselves: a new limit is tried without a line here. */
function rulesOf({ validation }: Definition) {
  const most: number[] = []
  const least: number[] = [1]
  let isRequired = false
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (limit: unknown) => {
        if (name === 'required') isRequired = true
        if ((name === 'max' || name === 'length') && typeof limit === 'number') most.push(limit)
        if (name === 'min' && typeof limit === 'number') least.push(limit)
        return rule
      },
    },
  )
  if (typeof validation === 'function') validation(rule)
  return { most: most.length > 0 ? Math.min(...most) : undefined, least: Math.max(...least), isRequired }
}

/** Items of a list without a limit. */
const MANY = 8

export type Filling = {
  words: string
  hasPictures: boolean
  isEachListFull: boolean
  /** What fills a text: half of it one word, all of it, no such word, or a letter alone, and nothing where it may be left out. */
  filledBy?: 'words and a word' | 'a word' | 'words' | 'a letter'
}

type Place = Filling & { index: number }

const wordOf = ({ words }: Filling) => words.replaceAll(' ', '').repeat(20)

function text(length: number, filling: Filling): string {
  const { words, filledBy = 'words and a word' } = filling
  if (filledBy === 'a letter') return words.slice(0, 1)
  if (filledBy === 'a word') return wordOf(filling).slice(0, length)
  const word = filledBy === 'words' ? '' : wordOf(filling).slice(0, length / 2)
  return (word + words.repeat(20)).slice(0, length).trim()
}

/** A document of which each field that the schema knows is as long as an editor may make it. */
export function fullestDocument<Stored extends { _type: string }>(document: Stored, place: Place): Stored {
  const definition = definitionOf(document._type)
  return definition ? { ...document, ...Object(fullest(document, definition, place)) } : document
}

function fullest(value: unknown, definition: Definition, place: Place): unknown {
  const { options, type } = definition
  const { most, least, isRequired } = rulesOf(definition)
  if (typeof options === 'object' && options && 'list' in options && Array.isArray(options.list))
    return value === undefined ? value : Object(options.list[place.index % options.list.length]).value
  if (type === 'string' || type === 'text') {
    if (place.filledBy === 'a letter' && !isRequired && value === undefined) return value
    return most === undefined ? value : text(most, place)
  }
  if (type === 'number') return most ?? value
  if (type === 'richText') return Array.isArray(value) ? longText(value, place) : value
  if (type === 'array')
    return fullestList(value, definition, place.isEachListFull ? Math.max(most ?? MANY, least) : least, place)
  return fullestFields(value, definitionOf(type) ?? definition, place)
}

function fullestFields(value: unknown, { fields = [] }: Definition, place: Place): unknown {
  if (typeof value !== 'object' || value === null) return value
  const before: Record<string, unknown> = { ...value }
  // A picture without its file is as good as none.
  if (!place.hasPictures) delete before['asset']
  const full = fields.map((field) => [field.name ?? '', fullest(before[field.name ?? ''], field, place)] as const)
  return { ...before, ...Object.fromEntries(full.filter(([, filled]) => filled !== undefined)) }
}

function fullestList(value: unknown, { of = [] }: Definition, length: number, place: Place): unknown {
  if (!Array.isArray(value) || value.length === 0) return value
  // Of a list of several kinds each entry is tried.
  const count = place.isEachListFull || of.length > 1 ? Math.max(length, value.length) : length
  return Array.from({ length: count }, (_, index) => {
    const before: unknown = value[index % value.length]
    const kind = of.length > 1 ? of.find(({ type }) => type === Object(before)._type) : of[0]
    const item = kind ? fullest(before, kind, { ...place, index }) : before
    return typeof item === 'string' ? item : { ...Object(item), _key: `item-${index}` }
  })
}

/** A paragraph, a heading, and an item of each list, of one word that is longer than any screen is wide; or a letter. */
function longText(before: readonly unknown[], filling: Filling): readonly unknown[] {
  const kinds = [{}, { style: 'h3' }, { listItem: 'bullet' }, { listItem: 'number' }]
  return filling.filledBy === 'a letter' ? blocksOf([{}], filling) : [...before, ...blocksOf(kinds, filling)]
}

const blocksOf = (kinds: readonly object[], filling: Filling) =>
  kinds.map((kind, index) => ({
    _type: 'block',
    _key: `long-${index}`,
    style: 'normal',
    level: 1,
    markDefs: [],
    children: [{ _type: 'span', _key: 'word', marks: [], text: text(180, { filledBy: 'a word', ...filling }) }],
    ...kind,
  }))
