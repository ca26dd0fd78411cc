import type { Envelope } from '#contract/endpoint.ts'

const JSON_OF = Symbol('json')

/** Data of an answer that is JSON already, so that what many answers share is not written for each. */
export type RawJson = { readonly [JSON_OF]: string }

/** `json` must be what the endpoint's data is as JSON. */
export function rawJson(json: string): RawJson {
  return { [JSON_OF]: json }
}

/** The envelope of an answer without a failure. */
export function envelopeOf(data: unknown, message: string): string {
  if (!isRawJson(data))
    return JSON.stringify({ IsError: false, Msg: message, Data: data, Code: null } satisfies Envelope)
  return `{"IsError":false,"Msg":${JSON.stringify(message)},"Data":${data[JSON_OF]},"Code":null}`
}

export function isRawJson(data: unknown): data is RawJson {
  return typeof data === 'object' && data !== null && JSON_OF in data
}
