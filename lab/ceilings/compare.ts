import { type Client, ceilings } from './ceilings.ts'

export type Measured = Readonly<Record<string, number>>

/**
 * What a client cost beyond its ceilings, and what an attack did not even reach: then it has attacked nothing. Prints what was measured, as rows of
 * docs/ceilings.md.
 */
export function brokenCeilings(client: Client, measured: Measured): string[] {
  return Object.entries(ceilings[client]).flatMap(([what, { least, most, why }]) => {
    const found = measured[what]
    if (found === undefined) return [`${what} was not measured`]
    console.log(`| ${[what, found.toPrecision(2), most.toLocaleString('en'), why].join(' | ')} |`)
    if (found > most) return [`${what}: ${found}, of at most ${most}`]
    return found < least ? [`${what}: ${found}, where the attack should have reached ${least}`] : []
  })
}
