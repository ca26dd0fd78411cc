import { transitionsOf, statesOf, type ChartState } from './chart.ts'
import { arrowLine, arrowHead } from './arrow.ts'
import { drawingStyle } from './drawing-style.ts'
import { INSET, type Arrow, type Box, type Layout } from './layout.ts'
import {
  ignoredLines,
  innerLabelOf,
  isInner,
  labelOf,
  LINE_HEIGHT,
  plainMarks,
  type Mark,
  type Marks,
} from './texts.ts'
import { escaped } from '../escaped.ts'

type DrawingOptions = {
  /** Unique among all drawings of a page. */
  id: string
  title: string
  marks?: Marks
  /** A page that holds many drawings has the style once. */
  isStyled?: boolean
}

/** The picture of a chart as one SVG element. */
export function drawingOf(
  chart: ChartState,
  layout: Layout,
  { id, title, marks = plainMarks, isStyled = true }: DrawingOptions,
): string {
  const { width, height, boxes, arrows, dots } = layout
  const size = `width="${width + 2}" height="${height + 2}" viewBox="-1 -1 ${width + 2} ${height + 2}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" ${size} role="img" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">${escaped(title)}</title>`,
    `<desc id="${id}-desc">${escaped(descriptionOf(chart))}</desc>`,
    ...(isStyled ? [`<style>${drawingStyle}</style>`] : []),
    ...boxes.map((box) => boxDrawing(box, marks)),
    ...dots.map(({ x, y }) => `<circle class="dot" cx="${x}" cy="${y}" r="5"/>`),
    ...arrows.map((arrow) => arrowDrawing(arrow, marks)),
    ...arrows.map((arrow) => labelDrawing(arrow, marks)),
    '</svg>',
    '',
  ].join('\n')
}

function descriptionOf(chart: ChartState): string {
  const arrows = transitionsOf(chart).map((transition) => {
    const target = transition.to.length > 0 ? `leads to ${transition.to.join(', ')}` : 'leads nowhere else'
    return `${transition.from || 'Anywhere'}: ${labelOf(transition)} ${target}.`
  })
  const names = statesOf(chart).map(({ name }) => name)
  return `States: ${names.join(', ')}. It begins in ${chart.initial ?? 'all of them'}. ${arrows.join(' ')}`
}

function boxDrawing({ state, x, y, width, height }: Box, marks: Marks): string {
  const mark = marks.ofState(state.name)
  const kind = state.name === '' ? 'machine' : state.children.length > 0 ? 'outer' : ''
  const region = state.isRegion ? 'region' : ''
  const rect = `<rect class="${classes('box', kind, region, mark.kind)}" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`
  const ring = `<rect class="ring" x="${x + 4}" y="${y + 4}" width="${width - 8}" height="${height - 8}" rx="2"/>`
  const lines = [
    ...state.transitions.filter(isInner).map((transition) => {
      const { kind, note } = marks.ofTransition(transition)
      return { text: innerLabelOf(transition) + note, kind }
    }),
    ...ignoredLines(state).map((text) => ({ text, kind: 'ignored' })),
  ]
  return [
    rect,
    ...(state.isEnd ? [ring] : []),
    `<text class="name" x="${x + INSET}" y="${y + 22}">${escaped(state.title + mark.note)}</text>`,
    ...lines.map(({ text, kind }, index) => textAt(x + INSET, y + 43 + index * LINE_HEIGHT, text, kind)),
  ].join('\n')
}

function arrowDrawing({ points, transitions }: Arrow, marks: Marks): string {
  const kind = kindOf(transitions.map((transition) => marks.ofTransition(transition)))
  return [
    `<path class="${classes('arrow', kind)}" d="${arrowLine(points)}"/>`,
    `<path class="${classes('head', kind)}" d="${arrowHead(points)}"/>`,
  ].join('\n')
}

function labelDrawing({ label, transitions }: Arrow, marks: Marks): string {
  if (!label) return ''
  const { x, y, width, height } = label
  const lines = transitions.map((transition, index) => {
    const { kind, note } = marks.ofTransition(transition)
    return textAt(x + 6, y + 14 + index * LINE_HEIGHT, labelOf(transition) + note, kind)
  })
  return [`<rect class="plate" x="${x}" y="${y}" width="${width}" height="${height}" rx="2"/>`, ...lines].join('\n')
}

/** An arrow that stands for several transitions is as good as the worst of them. */
function kindOf(marks: readonly Mark[]): string {
  const kinds = marks.map(({ kind }) => kind)
  return kinds.find((kind) => kind === 'missed') ?? kinds.find((kind) => kind === 'visited') ?? kinds[0] ?? ''
}

function textAt(x: number, y: number, text: string, kind: string): string {
  return `<text${kind === '' ? '' : ` class="${kind}"`} x="${x}" y="${y}">${escaped(text)}</text>`
}

function classes(...names: readonly string[]): string {
  return names.filter((name) => name !== '').join(' ')
}
