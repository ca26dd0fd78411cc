export type HomeWeight = { htmlBytes: number; scriptBytes: number; styleBytes: number }

/** What the home page's HTML names for loading before it is hydrated, in bytes as they travel with brotli. */
export async function weighHome(origin: string): Promise<HomeWeight> {
  const page = await fetchBrotli(`${origin}/`)
  const html = await page.text()
  const addressesOf = (pattern: RegExp) => [...html.matchAll(pattern)].flatMap(([, address = '']) => address)
  const scripts = [
    ...addressesOf(/<script[^>]*\ssrc="([^"]+)"/g),
    ...addressesOf(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
  ]
  const styles = addressesOf(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)
  if (scripts.length === 0 || styles.length === 0) throw new Error('The home page names no script or no style')
  return {
    htmlBytes: await weigh(`${origin}/`),
    scriptBytes: await weighAll(origin, scripts),
    styleBytes: await weighAll(origin, styles),
  }
}

async function weighAll(origin: string, addresses: readonly string[]): Promise<number> {
  const weights = await Promise.all([...new Set(addresses)].map((address) => weigh(new URL(address, origin).href)))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

/** `fetch` unpacks what it reads, so the length that travelled is what the server says it sent. */
async function weigh(url: string): Promise<number> {
  const response = await fetchBrotli(url)
  if (response.headers.get('content-encoding') !== 'br') throw new Error(`${url} came without brotli`)
  const length = response.headers.get('content-length')
  await response.arrayBuffer()
  if (length === null) throw new Error(`${url} came without its length`)
  return Number(length)
}

async function fetchBrotli(url: string): Promise<Response> {
  return fetch(url, { headers: { 'Accept-Encoding': 'br' } })
}
