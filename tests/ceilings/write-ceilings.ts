import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { drawCeilings, withTables } from './draw-ceilings.ts'

const PAGE = path.resolve(import.meta.dirname, '../../docs/ceilings.md')
const Measured = z.record(z.string(), z.number())
const folder = process.env['CEILINGS_FOLDER'] ?? ''

const measured: Record<string, z.infer<typeof Measured>> = {}
for (const file of await readdir(folder)) {
  measured[path.parse(file).name] = Measured.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
}
await writeFile(PAGE, withTables(await readFile(PAGE, 'utf8'), drawCeilings(measured)))
