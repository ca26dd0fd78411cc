// Loaded before a program (`node --import`), it plants one fault: the file is changed as the program loads it, never on the disk.

import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { planted, ROOT } from './fault.ts'
import { requireFault } from './faults.ts'

const fault = requireFault(process.env['PLANTED_FAULT'])
const place = pathToFileURL(path.join(ROOT, fault.file)).href

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (url !== place) return loaded
    const { source } = loaded
    return { ...loaded, source: planted(fault, typeof source === 'string' ? source : new TextDecoder().decode(source)) }
  },
})
