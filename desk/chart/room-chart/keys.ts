import { isForeign, type Pressed, type Steps, stepsOf } from '../../parts/day-grid/keys.ts'

export type ChartKey =
  | ({ act: 'go' } & Steps)
  /** The end of what is lifted. */
  | { act: 'stretch'; days: -1 | 1 }
  | { act: 'today' | 'choose' | 'book' | 'block' | 'lift' | 'putBack' }

const plain: Readonly<Record<string, ChartKey>> = {
  Home: { act: 'today' },
  Enter: { act: 'choose' },
  ' ': { act: 'lift' },
  Escape: { act: 'putBack' },
  n: { act: 'book' },
  b: { act: 'block' },
}

const withShift: Readonly<Record<string, ChartKey>> = {
  ArrowLeft: { act: 'stretch', days: -1 },
  ArrowRight: { act: 'stretch', days: 1 },
}

/** What a key does on the chart; undefined where it is the browser's or the page's. */
export function keyOf(pressed: Pressed): ChartKey | undefined {
  const { key, shiftKey } = pressed
  if (isForeign(pressed)) return undefined
  if (shiftKey) return withShift[key]
  const steps = stepsOf(pressed)
  return steps ? { act: 'go', ...steps } : plain[key.length === 1 ? key.toLowerCase() : key]
}
