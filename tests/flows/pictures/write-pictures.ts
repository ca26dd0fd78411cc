// `npm run flows:pictures` draws every machine again.

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURES } from './folder.ts'
import { pictures } from './pictures.ts'

const wanted = await pictures()
await mkdir(PICTURES, { recursive: true })
const old = (await readdir(PICTURES)).filter((name) => !wanted.has(name))
await Promise.all(old.map((name) => rm(path.join(PICTURES, name))))
await Promise.all([...wanted].map(([name, text]) => writeFile(path.join(PICTURES, name), text)))
console.log(`${wanted.size - 1} machines are drawn in docs/machines/`)
