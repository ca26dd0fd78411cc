// Writes index.html, and report.json with the same for programs, from the results that the tests of the flows left in a folder.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FlowResult } from '#tests/model/engine/flow.ts'
import { pageOf } from './page.ts'

const [from = '', to = ''] = process.argv.slice(2)
const names = await readdir(from)
const results: FlowResult[] = await Promise.all(
  names.map(async (name) => JSON.parse(await readFile(path.join(from, name), 'utf8'))),
)
if (results.length === 0) {
  console.error('No path was driven: the report shows the names of flows and the ids of paths.')
  process.exit(1)
}
const page = path.join(to, 'index.html')
await mkdir(to, { recursive: true })
await writeFile(page, await pageOf(results, new Date()))
await writeFile(path.join(to, 'report.json'), JSON.stringify(results, undefined, 2))
console.log(`The report is ${page}`)
