import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MACHINE_DOCS, machineDocs } from './machine-docs.ts'

const docs = await machineDocs()
await rm(MACHINE_DOCS, { recursive: true })
await mkdir(MACHINE_DOCS)
await Promise.all([...docs].map(([name, text]) => writeFile(path.join(MACHINE_DOCS, name), text)))
console.log('The machines are drawn in docs/machines')
