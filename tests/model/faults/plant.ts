// Loaded before a program (`node --import`), it plants one fault: the file is changed on its way into the program, never on the disk.

import { registerHooks } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { faults } from './faults.ts'

const fault = faults.find(({ id }) => id === process.env['PLANTED_FAULT'])
if (!fault) throw new Error('PLANTED_FAULT should name a fault')
const { file, from, to } = fault
const place = pathToFileURL(path.resolve(import.meta.dirname, '../../..', file)).href

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (url !== place) return loaded
    const { source } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source)
    if (!text.includes(from)) throw new Error(`${file} has no place for the fault`)
    return { ...loaded, source: text.replace(from, () => to) }
  },
})
