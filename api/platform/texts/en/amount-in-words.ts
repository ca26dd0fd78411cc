const PAISA = 100
const ones: readonly string[] =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const groups = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** 'Taka one lakh fourteen thousand nine hundred and fifty only', as receipts in Bangladesh have it. */
export function amountInWords(paisa: number): string {
  const [taka, rest] = [Math.floor(paisa / PAISA), paisa % PAISA]
  return [
    `Taka ${taka === 0 ? 'zero' : inWords(taka)}`,
    ...(rest > 0 ? [`and ${inWords(rest)} paisa`] : []),
    'only',
  ].join(' ')
}

function inWords(count: number): string {
  const group = groups.find(([size]) => count >= size)
  if (!group) return upToHundred(count)
  const [size, name] = group
  const rest = count % size
  const and = rest > 0 && rest < 100 ? 'and ' : ''
  return `${inWords(Math.floor(count / size))} ${name}${rest > 0 ? ` ${and}${inWords(rest)}` : ''}`
}

function upToHundred(count: number): string {
  const small = ones[count]
  if (small !== undefined) return small
  return [tens[Math.floor(count / 10)], ones[count % 10]].filter(Boolean).join('-')
}
