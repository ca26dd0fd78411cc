import type { ChartState, ChartTransition } from './chart.ts'

/** Of the two fonts of a picture, in pixels. Every monospaced font is about as wide; others are measured generously. */
const CODE_CHARACTER = 7.25
const TITLE_CHARACTER = 9.4
export const LINE_HEIGHT = 17
export const TITLE_HEIGHT = 30

export function codeWidth(text: string): number {
  return Math.ceil(text.length * CODE_CHARACTER)
}

export function titleWidth(text: string): number {
  return Math.ceil(text.length * TITLE_CHARACTER)
}

/** What became of a state or a transition in a run: it is drawn so, and the note stands behind its name. */
export type Mark = { kind: '' | 'visited' | 'missed' | 'beyond'; note: string }
export type Marks = { ofState(name: string): Mark; ofTransition(transition: ChartTransition): Mark }

/** Of a picture that tells of no run. */
export const plainMarks: Marks = {
  ofState: () => ({ kind: '', note: '' }),
  ofTransition: () => ({ kind: '', note: '' }),
}

/** What stands on an arrow: `phone.submitted [hasPhone]`. */
export function labelOf({ event, guard, branch }: ChartTransition): string {
  const condition = guard ?? (branch > 0 ? 'else' : undefined)
  return [event === '' ? 'at once' : event, condition && `[${condition}]`].filter(Boolean).join(' ')
}

/** A transition that is told inside its box, since it stays there. */
export function innerLabelOf(transition: ChartTransition): string {
  const target = transition.to.map((name) => name.replace(`${transition.from}.`, '')).join(', ')
  return `${labelOf(transition)} ${target === '' ? '↺' : `→ ${target}`}`
}

/** What a state lets pass, one a line. */
export function ignoredLines({ ignores }: ChartState): string[] {
  return ignores.map((one, index) => `${index === 0 ? 'ignores' : '       '} ${labelOf(one)}`)
}

/** Whether a transition stays in the box it begins in, or in one around it: an arrow would only run around in it. */
export function isInner({ from, to }: ChartTransition): boolean {
  return to.every((name) => contains(from, name) || contains(name, from))
}

function contains(outer: string, inner: string): boolean {
  return outer === '' || outer === inner || inner.startsWith(`${outer}.`)
}
