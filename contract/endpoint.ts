import type * as z from 'zod/mini'

/** One call of the wire as a value. `path` is relative to the API's base address; `{Name}` marks a part of it that a call fills in. */
export type Endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Data extends z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly data: Data
}

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>

/** What a caller of `E` must give: only the parts that the endpoint declares. */
export type RequestOf<E> = PartOf<E, 'params'> & PartOf<E, 'query'> & PartOf<E, 'body'>

type PartOf<E, Part extends 'params' | 'query' | 'body'> =
  E extends Record<Part, infer Schema extends z.ZodMiniType> ? { readonly [P in Part]: z.output<Schema> } : object

/** The `Data` of a successful answer of `E`. */
export type DataOf<E extends { data: z.ZodMiniType }> = z.output<E['data']>

export function endpoint<const E extends AnyEndpoint>(definition: E): E {
  return definition
}
