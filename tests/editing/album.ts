import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { frame, unframe } from './frame.ts'
import { untilStill } from './until-still.ts'

const MAX_BYTES = 80_000

export type Album = {
  /** Takes a picture of the window; what the reader should look at gets a frame around it. */
  save(page: Page, name: string, look?: Locator): Promise<void>
  names(): readonly string[]
}

/** Pictures of a window, small enough for a page that someone waits for. Without a folder none is taken, only their names. */
export function openAlbum(folder: string | undefined): Album {
  const names: string[] = []
  return {
    async save(page, name, look) {
      names.push(name)
      if (folder === undefined) return look?.waitFor()
      await untilStill(page)
      if (look) await frame(look)
      const sight = await page.screenshot()
      await unframe(page)
      const picture = await small(sight)
      if (!picture) throw new Error(`The picture ${name} has more than ${MAX_BYTES} bytes: show less.`)
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, `${name}.webp`), picture)
    },
    names: () => names,
  }
}

/** As good as it may be; letters stay sharp at the lowest of these. */
async function small(sight: Buffer): Promise<Buffer | undefined> {
  for (const quality of [82, 74, 66]) {
    const picture = await sharp(sight).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= MAX_BYTES) return picture
  }
  return undefined
}
