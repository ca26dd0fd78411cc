export type ChartKey =
  | { act: 'go'; rows: -1 | 0 | 1; days: number }
  /** The end of what is lifted. */
  | { act: 'stretch'; days: -1 | 1 }
  | { act: 'today' | 'choose' | 'book' | 'block' | 'lift' | 'putBack' }

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

const WEEK = 7

const plain: Readonly<Record<string, ChartKey>> = {
  ArrowLeft: { act: 'go', rows: 0, days: -1 },
  ArrowRight: { act: 'go', rows: 0, days: 1 },
  ArrowUp: { act: 'go', rows: -1, days: 0 },
  ArrowDown: { act: 'go', rows: 1, days: 0 },
  PageUp: { act: 'go', rows: 0, days: -WEEK },
  PageDown: { act: 'go', rows: 0, days: WEEK },
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
export function keyOf({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): ChartKey | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  return shiftKey ? withShift[key] : plain[key.length === 1 ? key.toLowerCase() : key]
}
