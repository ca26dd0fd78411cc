/** What kind of value a field has, as the schema and the queries know it. Null is allowed everywhere: an editor leaves gaps. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'anything'
  | { list: Shape }
  /** `type`: the only `_type` that such an object has. */
  | { fields: Record<string, Shape | { optional: Shape }>; type?: string }
  | { oneOf: Shape[] }

/**
 * A value with nothing in it but what its shape allows. What is of another kind is a gap: null, or left out where the shape says that it may
 * be missing. An entry of a list that is of another kind is left out.
 */
export function fitting(value: unknown, shape: Shape): unknown {
  if (shape === 'anything') return value
  if (typeof shape === 'string') return isScalar(value, shape) ? value : null
  if ('list' in shape) {
    return Array.isArray(value)
      ? value.filter((item) => fits(item, shape.list)).map((item) => fitting(item, shape.list))
      : null
  }
  if ('oneOf' in shape) {
    const own = shapeOf(value, shape)
    return own === shape ? null : fitting(value, own)
  }
  return isRecord(value) ? fittingFields(value, shape.fields) : null
}

function fittingFields(value: Record<string, unknown>, fields: Record<string, Shape | { optional: Shape }>): object {
  const fitted = Object.entries(fields).flatMap(([name, field]) => {
    if (typeof field === 'string' || !('optional' in field)) return [[name, fitting(value[name], field)] as const]
    return fits(value[name], field.optional) ? [[name, fitting(value[name], field.optional)] as const] : []
  })
  return Object.fromEntries(fitted)
}

/** The one of several shapes that a value has. */
export function shapeOf(value: unknown, shape: Shape): Shape {
  return typeof shape === 'object' && 'oneOf' in shape
    ? (shape.oneOf.find((each) => fits(value, each)) ?? shape)
    : shape
}

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'anything') return value !== undefined
  if (typeof shape === 'string') return isScalar(value, shape)
  if ('list' in shape) return Array.isArray(value)
  if ('oneOf' in shape) return shape.oneOf.some((each) => fits(value, each))
  return isRecord(value) && (shape.type === undefined || value['_type'] === shape.type)
}

function isScalar(value: unknown, kind: 'string' | 'number' | 'boolean'): boolean {
  return typeof value === kind && !Number.isNaN(value)
}

/** What is shown of a gap: an empty value of its kind. A picture is either there or not, so it has none. */
export function emptyOf(shape: Shape): unknown {
  switch (shape) {
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'anything':
      return undefined
    default:
      return emptyObject(shape)
  }
}

function emptyObject(shape: Exclude<Shape, string>): unknown {
  if ('list' in shape) return []
  if ('oneOf' in shape) return undefined
  if (isPicture(shape)) return undefined
  const fields = Object.entries(shape.fields).flatMap(([name, field]) =>
    typeof field === 'object' && 'optional' in field ? [] : [[name, emptyOf(field)] as const],
  )
  return Object.fromEntries(fields)
}

/** The shape of what is in a list, and of a field; `anything` where it has none of its own. */
export function shapeOfItems(shape: Shape): Shape {
  return typeof shape === 'object' && 'list' in shape ? shape.list : 'anything'
}

export function shapeOfField(shape: Shape, name: string): Shape {
  const field = typeof shape === 'object' && 'fields' in shape ? shape.fields[name] : undefined
  if (field === undefined) return 'anything'
  return typeof field === 'object' && 'optional' in field ? field.optional : field
}

/** Pictures are asked for by their asset, with the words for who cannot see them. */
const isPicture = ({ fields }: { fields: object }): boolean => 'asset' in fields && 'AltText' in fields

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
