import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A path inside the project. */
export const inRoot = (...parts) => path.join(ROOT, ...parts)
