import { API_BASE, Envelope, toWireRequest } from '#contract/endpoint.ts'
import { getHouses, type House } from '#contract/catalogue/houses.ts'
import type { CallApi } from '../site-options.ts'

/** Every house, as the API lists them. Throws when it does not answer. */
export async function listHouses(api: CallApi, publicUrl: string): Promise<House[]> {
  const { path } = toWireRequest(getHouses, { query: { Take: 999, Page: 1, takeReview: 0 } })
  const response = await api(new Request(new URL(API_BASE + path, publicUrl)))
  return getHouses.data.parse(Envelope.parse(await response.json()).Data).Data
}
