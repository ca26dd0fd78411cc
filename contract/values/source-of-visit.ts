import { MAX_SOURCE, sourceText } from './visit-source.ts'

/** Who typed the address, or came from an app that says nothing. */
export const DIRECT = 'direct'

/** Guests come back from paying there. */
const GATEWAYS: readonly string[] = ['sslcommerz.com']

/** What the address of a visit's first page says of its link, the host of that page, and the host of the page that led to it. */
type Arrival = { utmSource: string | null; utmCampaign: string | null; host: string; referrerHost: string }

/**
 * What the link says, else the host of the page that led here, else `direct`. Undefined where a visit goes on that has begun elsewhere: on
 * a page of this site, or before a payment.
 */
export function sourceOfVisit({ utmSource, utmCampaign, host, referrerHost }: Arrival): string | undefined {
  const [source, campaign] = [sourceText(utmSource ?? ''), sourceText(utmCampaign ?? '')]
  if (source) return shortened(campaign ? `${source} / ${campaign}` : source)
  const from = bare(referrerHost)
  if (from !== '' && (from === bare(host) || isGateway(from))) return undefined
  return shortened(from) || DIRECT
}

const bare = (host: string): string => sourceText(host).replace(/^www\./, '')

const isGateway = (host: string): boolean => GATEWAYS.some((gateway) => `.${host}`.endsWith(`.${gateway}`))

/** Never half of a letter. */
const shortened = (text: string): string => sourceText(text.slice(0, MAX_SOURCE))
