const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const withPaisa = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** BDT in lakh grouping: `13,000`, `1,25,000`, `1,950.50`. */
export function formatAmount(taka: number): string {
  return (Number.isInteger(taka) ? grouping : withPaisa).format(taka)
}

export function formatTaka(taka: number): string {
  return `BDT ${formatAmount(taka)}`
}
