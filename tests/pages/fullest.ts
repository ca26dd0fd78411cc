import { schemaTypes } from '#cms/schema/schema-types.ts'

type Definition = {
  name?: string
  type: string
  fields?: readonly Definition[]
  of?: readonly Definition[]
  options?: object
  validation?: unknown
}

const definitions: readonly Definition[] = schemaTypes
const definitionOf = (name: string) => definitions.find((definition) => definition.name === name)

/** How much a rule of the schema allows, by the rule itself: a new limit is tried without a line here. */
function limitOf({ validation }: Definition): number | undefined {
  const limits: number[] = []
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (limit: unknown) => {
        if ((name === 'max' || name === 'length') && typeof limit === 'number') limits.push(limit)
        return rule
      },
    },
  )
  if (typeof validation === 'function') validation(rule)
  return limits.length > 0 ? Math.min(...limits) : undefined
}

/** Items of a list without a limit. */
const MANY = 8

export type Filling = { words: string; hasPictures: boolean; isEachListFull: boolean }

type Place = Filling & { index: number }

const wordOf = ({ words }: Filling) => words.replaceAll(' ', '').repeat(20)

/** Half of it is one word. */
const text = (length: number, filling: Filling) =>
  (wordOf(filling).slice(0, length / 2) + filling.words.repeat(20)).slice(0, length)

/** A document of which each field that the schema knows is as long as an editor may make it. */
export function fullestDocument<Stored extends { _type: string }>(document: Stored, place: Place): Stored {
  const definition = definitionOf(document._type)
  return definition ? { ...document, ...Object(fullest(document, definition, place)) } : document
}

function fullest(value: unknown, definition: Definition, place: Place): unknown {
  const { options, type } = definition
  const limit = limitOf(definition)
  if (options && 'list' in options && Array.isArray(options.list))
    return value === undefined ? value : Object(options.list[place.index % options.list.length]).value
  if (type === 'string' || type === 'text') return limit === undefined ? value : text(limit, place)
  if (type === 'number') return limit ?? value
  if (type === 'richText') return Array.isArray(value) ? [...value, ...longBlocks(place)] : value
  if (type === 'array') return fullestList(value, definition, limit ?? MANY, place)
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

function fullestList(value: unknown, { of: [kind] = [] }: Definition, length: number, place: Place): unknown {
  if (!Array.isArray(value) || value.length === 0 || !kind) return value
  return Array.from({ length: place.isEachListFull ? Math.max(length, value.length) : 1 }, (_, index) => {
    const item = fullest(value[index % value.length], kind, { ...place, index })
    return typeof item === 'string' ? item : { ...Object(item), _key: `item-${index}` }
  })
}

/** A paragraph, a heading, and an item of each list, of one word that is longer than any screen is wide. */
const longBlocks = (filling: Filling) =>
  [{}, { style: 'h3' }, { listItem: 'bullet' }, { listItem: 'number' }].map((kind, index) => ({
    _type: 'block',
    _key: `long-${index}`,
    style: 'normal',
    level: 1,
    markDefs: [],
    children: [{ _type: 'span', _key: 'word', marks: [], text: wordOf(filling).slice(0, 180) }],
    ...kind,
  }))
