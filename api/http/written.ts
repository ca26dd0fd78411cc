import type { Envelope } from '#contract/endpoint.ts'

const JSON_OF = Symbol('json')

/** Data of an answer that is JSON already: what is the same in many answers need not be written for each. */
export type Written = { readonly [JSON_OF]: string }

/** `json` must be what the endpoint's data is as JSON. */
export function written(json: string): Written {
  return { [JSON_OF]: json }
}

/** The envelope of an answer without a failure. */
export function envelopeOf(data: unknown, message: string): string {
  if (!isWritten(data))
    return JSON.stringify({ IsError: false, Msg: message, Data: data, Code: null } satisfies Envelope)
  return `{"IsError":false,"Msg":${JSON.stringify(message)},"Data":${data[JSON_OF]},"Code":null}`
}

export function isWritten(data: unknown): data is Written {
  return typeof data === 'object' && data !== null && JSON_OF in data
}
