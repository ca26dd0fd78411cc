import sharp, { type Sharp } from 'sharp'
import * as z from 'zod'
import { bearing } from './accounts.ts'
import type { StaffLake } from './staff-lake.ts'

const Uploaded = z.object({
  document: z.looseObject({ _id: z.string(), _type: z.string(), path: z.string(), url: z.string() }),
})

type Upload = { kind?: 'images' | 'files'; query?: Record<string, string>; type?: string; token?: string }

/** Sends a file as the Studio does: its content is the body, and its metadata is in the query. */
export function upload(lake: StaffLake, content: Buffer | string, options: Upload = {}): Promise<Response> {
  const { kind = 'images', query = {}, type = 'image/jpeg', token = lake.signedIn('editor').token } = options
  const { headers } = bearing(token)
  return lake.call(`/v2025-02-19/assets/${kind}/production?${new URLSearchParams(query)}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
    body: typeof content === 'string' ? content : new Uint8Array(content),
  })
}

export async function uploaded(lake: StaffLake, content: Buffer | string, options: Upload = {}) {
  const response = await upload(lake, content, options)
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`)
  return Uploaded.parse(await response.json()).document
}

/** What the answer's bytes are, by decoding them. */
export async function pictureIn(response: Response) {
  const { data, info } = await sharp(await response.arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  return { width: info.width, height: info.height, at }
}

/** A picture of plain stripes, side by side, 100 pixels each. */
export function stripes(colours: readonly string[], height = 100): Sharp {
  return sharp({ create: { width: 100 * colours.length, height, channels: 3, background: '#000' } }).composite(
    colours.map((background, index) => ({
      input: { create: { width: 100, height, channels: 3, background } },
      left: 100 * index,
      top: 0,
    })),
  )
}
