/** Where the arrows, Page Up and Page Down go on a grid of days. */
export type Steps = { rows: -1 | 0 | 1; days: number }

export type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

export const WEEK = 7

const steps: Readonly<Record<string, Steps>> = {
  ArrowLeft: { rows: 0, days: -1 },
  ArrowRight: { rows: 0, days: 1 },
  ArrowUp: { rows: -1, days: 0 },
  ArrowDown: { rows: 1, days: 0 },
  PageUp: { rows: 0, days: -WEEK },
  PageDown: { rows: 0, days: WEEK },
}

export function stepsOf({ key }: Pick<Pressed, 'key'>): Steps | undefined {
  return steps[key]
}

/** The key is the browser's or the page's. */
export function isForeign({ ctrlKey, altKey, metaKey }: Pressed): boolean {
  return ctrlKey || altKey || metaKey
}
