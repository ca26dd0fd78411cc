import * as z from 'zod/mini'

/** The frame of every answer. `Data` is read by the endpoint's own schema; `Code` is a `ProblemCode` or null. */
export const Envelope = z.object({
  IsError: z.boolean(),
  Msg: z.string(),
  Data: z.unknown(),
  Code: z.nullable(z.string()),
})
export type Envelope = z.infer<typeof Envelope>

/** The header that carries a guest's token. */
export const TOKEN_HEADER = 'datacontent'

/** The base of every API path on its server. */
export const API_BASE = '/api/'
