// Copies the SQLite files of a content lake that is in use, each as it stood at one instant.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

const [lake, target] = process.argv.slice(2)
for (const file of readdirSync(lake).filter((name) => name.endsWith('.sqlite'))) {
  const database = new DatabaseSync(path.join(lake, file), { readOnly: true })
  await backup(database, path.join(target, file))
  database.close()
}
