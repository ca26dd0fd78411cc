import { readPapers, type Sheet } from '#contract/money/paper.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { type Levies, toPaisa } from '#contract/values/money.ts'
import type { Worker } from '#tests/support/desk/desk-of-file.ts'

/** What an order comes to, according to one source; paisa. */
export type Said = Record<'amount' | 'service' | 'tax' | 'payable' | 'paid' | 'refunded' | 'due', number> & {
  levies: Levies
}

/** Sheets of an order that do not say what its bill says, to the paisa, or do not add up. */
export function brokenSheets(bill: Said, sheets: readonly Sheet[]): string[] {
  const { levies, amount, service, tax, payable, paid, refunded, due } = bill
  const taxable = amount + service
  const vat = `VAT ${levies.tax} %`
  const received = sheets.filter(({ Kind }) => Kind === 'receipt').map((receipt) => sumsOf(receipt)('Received'))
  return [
    ...unlike('the receipts', [sumUp(received)], [paid]),
    ...sheets.flatMap((sheet) => {
      const [charges, money] = sheet.Tables
      const of = sumsOf(sheet)
      switch (sheet.Kind) {
        case 'folio': {
          const ofCompany = -of('Billed to the company')
          const ending = of('Written off') + of('Cancelled')
          return [
            ...unlike(
              'the charges',
              [columnOf(charges, 3), of('Charges') + of('Discount') + of('Allowance')],
              [taxable, taxable],
            ),
            ...unlike('the total', [of(vat), of('Total'), of('Due') + ofCompany], [tax, payable, due]),
            ...unlike(
              'the money',
              [-of('Paid'), of('Refunded'), columnOf(money, 2)],
              [paid, refunded, paid - refunded],
            ),
            ...unlike(
              'what is below the total',
              [of('Total') + of('Paid') + of('Refunded') + ending],
              [of('Due') + ofCompany],
            ),
          ]
        }
        case 'vatInvoice':
        case 'creditNote': {
          const columns = [2, 4, 5].map((column) => columnOf(charges, column))
          return unlike(sheet.Number, columns, [of('Net charges'), of(vat), of('Total')])
        }
        default:
          return []
      }
    }),
  ]
}

function unlike(what: string, shown: readonly number[], expected: readonly number[]): string[] {
  return shown.join() === expected.join() ? [] : [`${what}: ${shown.join(' ')}, not ${expected.join(' ')}`]
}

/** What a sheet shows, as paisa. */
const paisaOf = (text: string) => Math.round(Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100)
const sumUp = (sums: readonly number[]) => sums.reduce((before, sum) => before + sum, 0)
const columnOf = (table: Sheet['Tables'][number] | undefined, column: number) =>
  sumUp((table?.Rows ?? []).map((cells) => paisaOf(cells[column] ?? '')))

function sumsOf({ Sums }: Sheet): (name: string) => number {
  const sums = new Map(Sums.map(({ Name, Value }) => [Name, paisaOf(Value)]))
  return (name) => sums.get(name) ?? 0
}

/** Faults of all sheets that the desk can print of an order, by the bill that it shows. */
export async function brokenPapers({ order, read }: Pick<Worker, 'order' | 'read'>, Code: string): Promise<string[]> {
  const { Charge, Service = 0, Tax, Payable, Paid, Refunded, Due, ...levied } = (await order(Code)).Bill
  const [amount, service, tax, payable] = [toPaisa(Charge), toPaisa(Service), toPaisa(Tax), toPaisa(Payable)]
  const money = { paid: toPaisa(Paid), refunded: toPaisa(Refunded), due: toPaisa(Due) }
  const bill = { levies: leviesOf(levied), amount, service, tax, payable, ...money }
  const { Papers } = await read(readPapers, { params: { Code } })
  const sheets = Papers.map(({ Sheet: sheet }) => sheet)
  return brokenSheets(bill, sheets).map((broken) => `${Code}: ${broken}`)
}
