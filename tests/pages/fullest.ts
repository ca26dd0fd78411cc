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

const WORDS = 'Riverside garden under old rain trees '.repeat(20)
const WORD = 'Riversidegardenunderoldraintrees'.repeat(20)

/** Half of it is one word. */
const text = (length: number) => (WORD.slice(0, length / 2) + WORDS).slice(0, length)

/** A document of which each field that the schema knows is as long as an editor may make it. */
export function fullestDocument<Stored extends { _type: string }>(document: Stored, index: number): Stored {
  const definition = definitionOf(document._type)
  return definition ? { ...document, ...Object(fullest(document, definition, index)) } : document
}

function fullest(value: unknown, definition: Definition, index: number): unknown {
  const { options, type } = definition
  const limit = limitOf(definition)
  if (options && 'list' in options && Array.isArray(options.list))
    return value === undefined ? value : Object(options.list[index % options.list.length]).value
  if (type === 'string' || type === 'text') return limit === undefined ? value : text(limit)
  if (type === 'number') return limit ?? value
  if (type === 'richText') return Array.isArray(value) ? [...value, ...longBlocks] : value
  if (type === 'array') return fullestList(value, definition, limit ?? MANY)
  return fullestFields(value, definitionOf(type) ?? definition, index)
}

function fullestFields(value: unknown, { fields = [] }: Definition, index: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  const before: Record<string, unknown> = { ...value }
  const full = fields.map((field) => [field.name ?? '', fullest(before[field.name ?? ''], field, index)] as const)
  return { ...before, ...Object.fromEntries(full.filter(([, filled]) => filled !== undefined)) }
}

function fullestList(value: unknown, { of: [kind] = [] }: Definition, length: number): unknown {
  if (!Array.isArray(value) || value.length === 0 || !kind) return value
  return Array.from({ length: Math.max(length, value.length) }, (_, index) => {
    const item = fullest(value[index % value.length], kind, index)
    return typeof item === 'string' ? item : { ...Object(item), _key: `item-${index}` }
  })
}

/** A paragraph, a heading, and an item of each list, of one word that is longer than any screen is wide. */
const longBlocks = [{}, { style: 'h3' }, { listItem: 'bullet' }, { listItem: 'number' }].map((kind, index) => ({
  _type: 'block',
  _key: `long-${index}`,
  style: 'normal',
  level: 1,
  markDefs: [],
  children: [{ _type: 'span', _key: 'word', marks: [], text: WORD.slice(0, 180) }],
  ...kind,
}))
