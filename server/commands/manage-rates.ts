import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { exportRates, importRates } from '#api/catalogue/rates/move-rates.ts'
import { RatesFileProblem } from '#api/catalogue/rates/rates-csv.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { problem } from '#api/platform/worded-problem.ts'
import { readEnv } from '../env/read-env.ts'
import { createLog } from '../log/create-log.ts'
import { openEngine } from '../open-engine.ts'
import { sentenceOf } from '../start-problem.ts'

const USAGE = `npm run rates -- export > prices.csv writes every night that has a price or a rule of its own, from today on.
npm run rates -- import prices.csv sets the nights of the file as it has them, all of them or none; other nights stay. Columns:
house (its permalink), sold_as (ROOM or HOUSE), night (2027-03-26, or day first as 26/03/2027), price (taka before VAT; empty: the base price), min_nights, no_arrival, no_departure, closed (yes or empty).`

/** Exports or imports prices by night. With PostgreSQL the server may be running. */
async function run([action, file, ...more]: readonly string[]): Promise<string> {
  const isExport = action === 'export' && file === undefined
  if (!isExport && (action !== 'import' || file === undefined || more.length > 0)) throw new RatesFileProblem([USAGE])
  const text = file === undefined ? '' : await readFile(file, 'utf8')
  const env = readEnv()
  const engine = await openEngine(env, createLog({ level: env.LOG_LEVEL }))
  try {
    const deps = { db: openDb(engine), now: () => new Date(), problem }
    if (file === undefined) return await exportRates(deps)
    const { read, changed, past } = await importRates(deps, { text, name: basename(file).slice(0, 60) })
    const over = past === 0 ? '' : ` ${past} of them are over and were left out.`
    return `The file has ${read} nights.${over} ${changed} were changed; guests see them within a second.\n`
  } finally {
    await engine.close()
  }
}

run(process.argv.slice(2)).then(
  (text) => void process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(`${error instanceof RatesFileProblem ? error.message : sentenceOf(error)}\n`)
    process.exitCode = 1
  },
)
