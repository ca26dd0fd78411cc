import { createHash, randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { shapes } from '../shapes.generated.ts'
import type { PageContents } from '../types.ts'

/** The last content of a lake in a file, so that a server that starts while the lake is away shows it. */
export type KeptContent = {
  /** Undefined where nothing was kept, or where it is of another lake or of another version of the schema. */
  read(): Promise<PageContents | undefined>
  write(pages: PageContents): Promise<void>
}

type Kept = { of: string; pages: PageContents }

/** `lake` names whose content it is. */
export function createKeptContent(file: string, lake: object): KeptContent {
  const of = createHash('sha256')
    .update(JSON.stringify([lake, shapes]))
    .digest('base64url')
  let last: Promise<void> = Promise.resolve()

  async function put(pages: PageContents): Promise<void> {
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, JSON.stringify({ of, pages } satisfies Kept), { mode: 0o600 })
    await rename(draft, file)
  }

  return {
    async read() {
      try {
        const kept: Kept = JSON.parse(await readFile(file, 'utf8'))
        return kept.of === of ? kept.pages : undefined
      } catch {
        // It is a copy: without it there is the seed.
        return undefined
      }
    },
    write(pages) {
      // One after another, so that the newest stays.
      const write = () => put(pages)
      last = last.then(write, write)
      return last
    },
  }
}
