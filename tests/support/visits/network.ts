import type { CDPSession } from 'playwright-core'

/** Bytes as they travel, by the kind of what was asked for: 'Script', 'Image', 'Font', … */
export type Traffic = { bytes: ReadonlyMap<string, number>; requests: number }

/** Counts from now on what a page loads. */
export async function watchTraffic(devtools: CDPSession): Promise<() => Traffic> {
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) kinds.set(requestId, type)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind !== undefined) bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await devtools.send('Network.enable')
  return () => ({ bytes, requests: kinds.size })
}

export function totalOf(bytes: ReadonlyMap<string, number>): number {
  return [...bytes.values()].reduce((sum, some) => sum + some, 0)
}
