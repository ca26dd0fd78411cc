// Loaded before a program (`node --import`): it reads one file of machines/ with a mistake in it, which is never on the disk.

import { registerHooks } from 'node:module'

const { file, from, to } = JSON.parse(process.env.FLOW_MUTANT ?? '{}')

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (file === undefined || !url.endsWith(`/machines/${file}`)) return loaded
    return { ...loaded, source: String(loaded.source).replace(from, () => to) }
  },
})
