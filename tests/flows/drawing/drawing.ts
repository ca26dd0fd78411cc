import { instance, type Attributes, type Edge, type Graph, type Node, type Subgraph } from '@viz-js/viz'
import type { Arrow } from '#tests/model/engine/arrows.ts'
import { contains, labelOf, statesOf, transitionsOf, type ChartState } from './chart.ts'
import { escaped } from './escaped.ts'

/** What became of a state or a transition in a run, and a note behind its name: its colour alone would not do. */
export type Mark = { kind: keyof typeof kinds; note: string }
export type MarkOf = (nameOrKey: string) => Mark | undefined

type DrawingOptions = {
  /** Unique among all drawings of a page. */
  id: string
  title: string
  /** Of a state by its name, of a transition by its key. */
  markOf?: MarkOf
}

/** Fits the report and, at almost its full size, a page of the repository on GitHub. */
const MAX_WIDTH = 960
const GAP = 24

/** Every colour stands for itself in the light scheme and is found by it in the dark one. */
const ground = '#fbf7f0'
const paper = '#fffdf9'
const clay = '#f0e6d6'
const edge = '#9c8a70'
const ink = '#221c16'
const soft = '#5f554a'
const kinds = {
  taken: { line: '#1f4a39', fill: '#e3ede6', style: 'solid', width: 2 },
  missed: { line: '#9a3021', fill: '#fbebe6', style: 'dashed', width: 2 },
  beyond: { line: '#7d5b1d', fill: '#fffdf8', style: 'dashed', width: 1 },
} as const
const inDark = {
  [ground]: '#1b1611',
  [paper]: '#2a231c',
  [clay]: '#221c16',
  [edge]: '#a89678',
  [ink]: '#fbf7f0',
  [soft]: '#cdbfa9',
  [kinds.taken.line]: '#8fc9ab',
  [kinds.taken.fill]: '#1f3a2e',
  [kinds.missed.line]: '#f2a08d',
  [kinds.missed.fill]: '#4a211a',
  [kinds.beyond.line]: '#d9b778',
  [kinds.beyond.fill]: '#2a231b',
}

/** A page that holds drawings has this once; a drawing that is a file of its own carries it. */
export const drawingStyle = `.chart text { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre; }
@media (prefers-color-scheme: dark) {
${Object.entries(inDark)
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
    // States that all follow one are too many for a line: they stand below each other, to its right.
    const rightward = render({ ...graph, graphAttributes: { ...graphAttributes, rankdir: 'LR', ranksep: 0.2 } })
    return rightward.width < downward.width ? rightward : downward
  }
  const drawn = (state: ChartState): Part[] => {
    const whole = draw(state, false)
    const compound = state.children.filter(({ children }) => children.length > 0)
    return whole.width <= MAX_WIDTH || compound.length === 0 ? [whole] : [draw(state, true), ...compound.flatMap(drawn)]
  }

  const parts = drawn(chart)
  const width = Math.max(...parts.map((part) => part.width))
  const tops = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.height + GAP, 0))
  const height = parts.reduce((sum, part) => sum + part.height + GAP, -GAP)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
    `<title id="${id}-title">${escaped(title)}</title>`,
    `<desc id="${id}-desc">${escaped(descriptionOf(chart))}</desc>`,
    ...parts.map(
      ({ width, height, viewBox, shapes }, index) =>
        `<svg y="${tops[index]}" width="${width}" height="${height}" viewBox="${viewBox}">\n${shapes}</svg>`,
    ),
    '</svg>',
    '',
  ].join('\n')
}

function descriptionOf(chart: ChartState): string {
  const [, ...states] = statesOf(chart).map(({ name }) => name)
  const arrows = transitionsOf(chart).map(
    (one) =>
      `${one.from || 'Anywhere'}: ${labelOf(one)} ${one.to.length > 0 ? `leads to ${one.to.join(', ')}` : 'leads nowhere else'}.`,
  )
  return `States: ${states.join(', ')}. It begins in ${chart.initial ?? 'all of them'}. ${arrows.join(' ')}`
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
  const order = drawn.map(({ name }) => name)
  const isPlain = (state: ChartState) => state.children.length === 0 || (isFolded && state !== root)
  const boxOf = (name: string) => drawn.findLast((state) => contains(state.name, name))

  function partsOf(state: ChartState): { nodes: Node[]; subgraphs: Subgraph[] } {
    const title = state === root ? state.name || state.title : state.title
    const label = {
      html: textOf(
        { ...state, title },
        isPlain(state) && !isPlain(root) ? leavingOf(state) : state.transitions,
        markOf,
      ),
    }
    const { line, fill, style, width } = kinds[markOf(state.name)?.kind ?? 'beyond']
    const marked = markOf(state.name) !== undefined
    const isDashed = state.isRegion || (marked && style === 'dashed')
    const look = { ...FONT, label, color: marked ? line : edge, penwidth: marked ? width : 1 }
    if (isPlain(state)) {
      const attributes = {
        ...look,
        fillcolor: marked ? fill : paper,
        style: `rounded,filled,${isDashed ? 'dashed' : 'solid'}`,
        peripheries: state.isEnd ? 2 : 1,
      }
      return { nodes: [{ name: idOf(state.name), attributes }], subgraphs: [] }
    }
    const inner = state.children.map(partsOf)
    const dot = state.initial === undefined ? [] : [{ name: dotOf(state), attributes: DOT }]
    return {
      nodes: [],
      subgraphs: [
        {
          name: clusterOf(state),
          graphAttributes: {
            ...look,
            labeljust: 'l',
            margin: 12,
            fillcolor: state === root ? ground : clay,
            style: `rounded,filled,${isDashed ? 'dashed' : 'solid'}`,
          },
          nodes: [...inner.flatMap(({ nodes }) => nodes), ...dot],
          subgraphs: inner.flatMap(({ subgraphs }) => subgraphs),
        },
      ],
    }
  }

  /** Graphviz draws from node to node, and cuts an arrow at the border of the box around its node. */
  function edgeOf(from: ChartState, to: ChartState, look: Attributes): Edge {
    const isBackward = order.indexOf(from.name) > order.indexOf(to.name)
    const [tail, head] = isBackward ? [to, from] : [from, to]
    return {
      tail: idOf(firstIn(tail).name),
      head: idOf(firstIn(head).name),
      attributes: {
        ...look,
        ...(!isPlain(tail) && { ltail: clusterOf(tail) }),
        ...(!isPlain(head) && { lhead: clusterOf(head) }),
        // Ranked from the earlier state to the later, so that states stand in the order in which they are lived.
        ...(isBackward && { dir: 'back' }),
      },
    }
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
      const from = boxOf(transition.from)
      const to = boxOf(name)
      const isInner = !from || !to || contains(from.name, to.name) || contains(to.name, from.name)
      return isInner ? [] : [{ from, to, mark: markOf(transition.key) }]
    }),
  )
  const groups = Map.groupBy(ends, ({ from, to }) => `${from.name} → ${to.name}`)
  const arrows = [...groups.values()].flatMap((group) => {
    // An arrow that stands for several transitions is as good as the worst of them.
    const found = new Set(group.map(({ mark }) => mark?.kind))
    const kind = (['missed', 'taken', 'beyond'] as const).find((one) => found.has(one))
    const { line, style, width } = kind === undefined ? { line: soft, style: 'solid', width: 1 } : kinds[kind]
    return group.slice(0, 1).map(({ from, to }) => edgeOf(from, to, { color: line, style, penwidth: width }))
  })
  return {
    directed: true,
    graphAttributes: { compound: true, bgcolor: 'transparent', nodesep: 0.25, ranksep: 0.35, pad: 0.05, ...FONT },
    nodeAttributes: { shape: 'box', margin: '0.1,0.05', ...FONT },
    edgeAttributes: { arrowsize: 0.7 },
    edges: [...begins, ...arrows],
    ...partsOf(root),
  }
}

/** Of a monospaced font Graphviz knows the width wherever it runs. */
const FONT = { fontname: 'Courier', fontsize: 12, fontcolor: ink }
const DOT = { shape: 'circle', width: 0.12, fixedsize: true, label: '', style: 'filled', fillcolor: soft, color: soft }

const idOf = (name: string) => (name === '' ? '(machine)' : name)
const clusterOf = ({ name }: ChartState) => `cluster ${idOf(name)}`
const dotOf = ({ name }: ChartState) => `${idOf(name)} begins`

function leavingOf(state: ChartState): Arrow[] {
  return transitionsOf(state).filter(
    ({ from, to }) => from === state.name || to.some((name) => !contains(state.name, name)),
  )
}

/** The title of a box, and a line for each event: what is taken, where it leads, and what is ignored. */
function textOf(state: ChartState, transitions: readonly Arrow[], markOf: MarkOf): string {
  const lines = [
    { text: state.title + (markOf(state.name)?.note ?? ''), color: ink, isTitle: true },
    ...transitions.map((one) => {
      const mark = markOf(one.key)
      const target = one.to.length > 0 ? `→ ${one.to.map((name) => shortened(name, one.from)).join(', ')}` : '↺'
      return {
        text: `${labelOf(one)} ${target}${mark?.note ?? ''}`,
        color: mark ? kinds[mark.kind].line : ink,
        isTitle: false,
      }
    }),
    ...state.ignores.map((one, index) => ({
      text: `${index === 0 ? 'ignores' : '       '} ${labelOf(one)}`,
      color: soft,
      isTitle: false,
    })),
  ]
  const rows = lines.map(({ text, color, isTitle }) => {
    const font = `<FONT COLOR="${color}"${isTitle ? ' POINT-SIZE="14"' : ''}>${escaped(text)}</FONT>`
    return `<TR><TD ALIGN="LEFT">${isTitle ? `<B>${font}</B>` : font}</TD></TR>`
  })
  return `<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="1">${rows.join('')}</TABLE>`
}

/** The path of a state as seen from another: what both have in common is left out. */
function shortened(name: string, from: string): string {
  const parts = name.split('.')
  const others = from.split('.')
  const common = parts.findIndex((part, index) => part !== others[index] || index === parts.length - 1)
  return parts.slice(common).join('.')
}
