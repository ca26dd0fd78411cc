import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawMatrix, readCovers, withMatrix } from './matrix.ts'

const PAGE = path.resolve(import.meta.dirname, '../../docs/reliability.md')

const page = await readFile(PAGE, 'utf8')
await writeFile(PAGE, withMatrix(page, drawMatrix(await readCovers())))
