import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the browser takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) => accepted.some((part) => part.startsWith(name) && !/;\s*q=0(?:\.0*)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** `quality` is brotli's, 0 to 11: high for what is made once and sent for ever, middling for pages. */
export async function compress(content: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> {
  if (encoding === 'gzip') return toGzip(content)
  if (encoding === 'identity') return content
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  })
}
