import path from 'node:path'

/** Where the pictures of the machines are. */
export const PICTURES = path.resolve(import.meta.dirname, '../../../docs/machines')
