import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Client, ceilings } from './ceilings.ts'

export type Measured = Readonly<Record<string, number>>

/** What a client cost beyond its ceilings, and what an attack did not even reach: then it has attacked nothing. Notes all for the page. */
export async function brokenCeilings(client: Client, measured: Measured): Promise<string[]> {
  const folder = process.env['CEILINGS_FOLDER']
  if (folder !== undefined) await writeFile(path.join(folder, `${client}.json`), JSON.stringify(measured))
  return Object.entries(ceilings[client]).flatMap(([what, { least, most }]) => {
    const found = measured[what]
    if (found === undefined) return [`${what} was not measured`]
    if (found > most) return [`${what}: ${found}, of at most ${most}`]
    return found < least ? [`${what}: ${found}, where the attack should have reached ${least}`] : []
  })
}
