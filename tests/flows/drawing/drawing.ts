import { instance, type Attributes, type Edge, type Graph, type Node, type Subgraph } from '@viz-js/viz'
import type { Arrow } from '#tests/model/engine/arrows.ts'
import { contains, labelOf, statesOf, transitionsOf, type ChartState } from './chart.ts'
import { escaped } from './escaped.ts'

/** What became of a state or a transition in a run, and a note after its name: colour alone would not be enough. */
export type Mark = { kind: keyof typeof kinds; note: string }
/** Marks a state by its name, a transition by its key. */
export type MarkOf = (nameOrKey: string) => Mark | undefined

/** `id` is unique among all drawings of a page. */
type DrawingOptions = { id: string; title: string; markOf?: MarkOf }

/** Fits the report and, at almost its full size, a page of the repository on GitHub. */
const MAX_WIDTH = 960
const GAP = 24

/** Each colour in the light scheme; in the dark one it is found by it. */
const [ground, paper, clay, line, ink, soft] = [
  '#fbf7f0',
  '#fffdf9',
  '#f0e6d6',
  '#9c8a70',
  '#221c16',
  '#5f554a',
] as const
const kinds = {
  taken: { color: '#1f4a39', fill: '#e3ede6', style: 'solid', width: 2 },
  missed: { color: '#9a3021', fill: '#fbebe6', style: 'dashed', width: 2 },
  beyond: { color: '#7d5b1d', fill: '#fffdf8', style: 'dashed', width: 1 },
} as const
const plain = { color: line, fill: paper, style: 'solid', width: 1 } as const
const inDark = [
  [ground, '#1b1611'],
  [paper, '#2a231c'],
  [clay, '#221c16'],
  [line, '#a89678'],
  [ink, '#fbf7f0'],
  [soft, '#cdbfa9'],
  [kinds.taken.color, '#8fc9ab'],
  [kinds.taken.fill, '#1f3a2e'],
  [kinds.missed.color, '#f2a08d'],
  [kinds.missed.fill, '#4a211a'],
  [kinds.beyond.color, '#d9b778'],
  [kinds.beyond.fill, '#2a231b'],
] as const

/** A page with drawings has this once; a drawing in its own file carries it. */
export const drawingStyle = `.chart text { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre; }
@media (prefers-color-scheme: dark) {
${inDark
  .map(([light, dark]) => `.chart [fill='${light}'] { fill: ${dark}; } .chart [stroke='${light}'] { stroke: ${dark}; }`)
  .join('\n')}
}`

/** The drawing of a chart as one SVG element. A wide machine becomes an overview, with a drawing of each compound state below it. */
export async function drawingOf(
  chart: ChartState,
  { id, title, markOf = () => undefined }: DrawingOptions,
): Promise<string> {
  const viz = await instance()
  const render = (graph: Graph) => partOf(viz.renderString(graph, { format: 'svg' }))
  const draw = (root: ChartState, isFolded: boolean): Part => {
    const { graphAttributes, ...graph } = graphOf(root, isFolded, markOf)
    const downward = render({ ...graph, graphAttributes })
    if (!isFolded || downward.width <= MAX_WIDTH) return downward
    // States that all follow one are too many for a row: they are below each other, to its right.
    const rightward = render({ ...graph, graphAttributes: { ...graphAttributes, rankdir: 'LR', ranksep: 0.2 } })
    return rightward.width < downward.width ? rightward : downward
  }
  const drawn = (state: ChartState): Part[] => {
    const whole = draw(state, false)
    const compound = state.children.filter(({ children }) => children.length > 0)
    return whole.width <= MAX_WIDTH || compound.length === 0 ? [whole] : [draw(state, true), ...compound.flatMap(drawn)]
  }

  let height = -GAP
  const parts = drawn(chart)
  const placed = parts.map((part) => {
    const y = height + GAP
    height = y + part.height
    return `<svg y="${y}" width="${part.width}" height="${part.height}" viewBox="${part.viewBox}">\n${part.shapes}</svg>`
  })
  const width = Math.max(...parts.map((part) => part.width))
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-labelledby="${id}-title">
<title id="${id}-title">${escaped(title)}</title>
${placed.join('\n')}
</svg>
`
}

type Part = { width: number; height: number; viewBox: string; shapes: string }

/** What Graphviz wrote, without names that would be there twice on a page. */
function partOf(svg: string): Part {
  const viewBox = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? ''
  const [, , width = 0, height = 0] = viewBox.split(' ').map((size) => Math.ceil(Number(size)))
  const shapes = svg
    .slice(svg.indexOf('<g '), svg.lastIndexOf('</svg>'))
    .replaceAll(/<!--.*?-->\n|<title>.*?<\/title>\n| (?:id|class|font-family|text-anchor|xml:space)="[^"]*"/g, '')
  return { width, height, viewBox, shapes }
}

/** A folded drawing shows the children of its root as plain boxes, with what leads out of them. */
function graphOf(root: ChartState, isFolded: boolean, markOf: MarkOf) {
  const drawn = isFolded ? [root, ...root.children] : statesOf(root)
  const isPlain = (state: ChartState) => state.children.length === 0 || (isFolded && state !== root)
  const boxOf = (name: string) => drawn.findLast((state) => contains(state.name, name))

  function partsOf(state: ChartState): { nodes: Node[]; subgraphs: Subgraph[] } {
    const title = state === root ? state.name || state.title : state.title
    const shown = isPlain(state) && !isPlain(root) ? leavingOf(state) : state.transitions
    const mark = markOf(state.name)
    const { color, fill, style, width } = mark ? kinds[mark.kind] : plain
    const look = {
      ...FONT,
      label: { html: textOf({ ...state, title }, shown, markOf) },
      color,
      penwidth: width,
      style: `rounded,filled,${state.isRegion ? 'dashed' : style}`,
    }
    if (isPlain(state)) {
      const attributes = { ...look, fillcolor: fill, peripheries: state.isEnd ? 2 : 1 }
      return { nodes: [{ name: idOf(state.name), attributes }], subgraphs: [] }
    }
    const inner = state.children.map(partsOf)
    const dot = state.initial === undefined ? [] : [{ name: dotOf(state), attributes: DOT }]
    const box = {
      name: clusterOf(state),
      graphAttributes: { ...look, labeljust: 'l', margin: 12, fillcolor: state === root ? ground : clay },
      nodes: [...inner.flatMap(({ nodes }) => nodes), ...dot],
      subgraphs: inner.flatMap(({ subgraphs }) => subgraphs),
    }
    return { nodes: [], subgraphs: [box] }
  }

  /** Graphviz draws from node to node, and cuts an arrow at the border of the box around its node. */
  function edgeOf(from: ChartState, to: ChartState, look: Attributes): Edge {
    // Ranked from the earlier state to the later, so that states are in the order of the code.
    const isBackward = drawn.indexOf(from) > drawn.indexOf(to)
    const [tail, head] = isBackward ? [to, from] : [from, to]
    const attributes = {
      ...look,
      ...(!isPlain(tail) && { ltail: clusterOf(tail) }),
      ...(!isPlain(head) && { lhead: clusterOf(head) }),
      ...(isBackward && { dir: 'back' }),
    }
    return { tail: idOf(firstIn(tail).name), head: idOf(firstIn(head).name), attributes }
  }

  function firstIn(state: ChartState): ChartState {
    const first = state.children.find(({ name }) => name === state.initial) ?? state.children[0]
    return first === undefined || isPlain(state) ? state : firstIn(first)
  }

  const begins = drawn.flatMap((state) => {
    const first = isPlain(state) || state.initial === undefined ? undefined : boxOf(state.initial)
    if (!first) return []
    const attributes = { color: soft, ...(!isPlain(first) && { lhead: clusterOf(first) }) }
    return [{ tail: dotOf(state), head: idOf(firstIn(first).name), attributes }]
  })
  const ends = transitionsOf(root).flatMap((transition) =>
    transition.to.flatMap((name) => {
      const [from, to] = [boxOf(transition.from), boxOf(name)]
      const isInner = !from || !to || contains(from.name, to.name) || contains(to.name, from.name)
      return isInner ? [] : [{ from, to, kind: markOf(transition.key)?.kind }]
    }),
  )
  const arrows = Array.from(Map.groupBy(ends, ({ from, to }) => `${from.name} → ${to.name}`).values(), (group) => {
    // An arrow that represents several transitions is as good as the worst of them.
    const kind = (['missed', 'taken', 'beyond'] as const).find((one) => group.some((end) => end.kind === one))
    const { color, style, width } = kind === undefined ? { ...plain, color: soft } : kinds[kind]
    return group.slice(0, 1).map(({ from, to }) => edgeOf(from, to, { color, style, penwidth: width }))
  })
  return {
    directed: true,
    graphAttributes: { compound: true, bgcolor: 'transparent', nodesep: 0.25, ranksep: 0.35, pad: 0.05, ...FONT },
    nodeAttributes: { shape: 'box', margin: '0.1,0.05', ...FONT },
    edgeAttributes: { arrowsize: 0.7 },
    edges: [...begins, ...arrows.flat()],
    ...partsOf(root),
  }
}

/** Graphviz knows the width of a monospaced font wherever it runs. */
const FONT = { fontname: 'Courier', fontsize: 12, fontcolor: ink }
const DOT = { shape: 'circle', width: 0.12, fixedsize: true, label: '', style: 'filled', fillcolor: soft, color: soft }

const idOf = (name: string) => (name === '' ? '(machine)' : name)
const clusterOf = ({ name }: ChartState) => `cluster ${idOf(name)}`
const dotOf = ({ name }: ChartState) => `${idOf(name)} begins`

function leavingOf(state: ChartState): Arrow[] {
  const leaves = ({ from, to }: Arrow) => from === state.name || to.some((name) => !contains(state.name, name))
  return transitionsOf(state).filter(leaves)
}

/** The title of a box with its tags, and a line for each event: what is taken, where it leads, and what is ignored. */
function textOf({ name, title, tags, ignores }: ChartState, transitions: readonly Arrow[], markOf: MarkOf): string {
  const row = (text: string, color: string, [start, end] = ['', '']) =>
    `<TR><TD ALIGN="LEFT">${start}<FONT COLOR="${color}"${start && ' POINT-SIZE="14"'}>${escaped(text)}</FONT>${end}</TD></TR>`
  const rows = [
    row(title + (markOf(name)?.note ?? ''), ink, ['<B>', '</B>']),
    ...(tags.length > 0 ? [row(tags.map((tag) => `#${tag}`).join(' '), soft)] : []),
    ...transitions.map((one) => {
      const mark = markOf(one.key)
      const target = one.to.length > 0 ? `→ ${one.to.map((to) => shortened(to, one.from)).join(', ')}` : '↺'
      return row(`${labelOf(one)} ${target}${mark?.note ?? ''}`, mark ? kinds[mark.kind].color : ink)
    }),
    ...ignores.map((one) => row(`ignores ${labelOf(one)}`, soft)),
  ]
  return `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">${rows.join('')}</TABLE>`
}

/** The path of a state as seen from another: what both have in common is left out. */
function shortened(name: string, from: string): string {
  const parts = name.split('.')
  const others = from.split('.')
  const common = parts.findIndex((part, index) => part !== others[index] || index === parts.length - 1)
  return parts.slice(common).join('.')
}
