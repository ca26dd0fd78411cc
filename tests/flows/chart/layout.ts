import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { transitionsOf, type ChartState, type ChartTransition } from './chart.ts'
import {
  codeWidth,
  ignoredLines,
  innerLabelOf,
  isInner,
  labelOf,
  LINE_HEIGHT,
  TITLE_HEIGHT,
  plainMarks,
  titleWidth,
  type Marks,
} from './texts.ts'

type Point = { x: number; y: number }
type Area = Point & { width: number; height: number }

/** Where everything of a picture is, in pixels. */
export type Layout = { width: number; height: number; boxes: Box[]; arrows: Arrow[]; dots: Point[] }
export type Box = Area & { state: ChartState }
/** All transitions from one state to another; none for the arrow that leads from a dot into the first state. */
export type Arrow = {
  from: string
  to: string
  points: Point[]
  label: Area | undefined
  transitions: ChartTransition[]
}

export const INSET = 14
const DOT = 12

/** The machine itself, whose name is '', has an id too. */
const MACHINE = '(machine)'
const idOf = (name: string) => (name === '' ? MACHINE : name)
const dotOf = (name: string) => `${idOf(name)} begins`

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
}
const SPACING = {
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
}

/** Places the boxes and arrows of a chart; the same chart gives the same places. */
export async function layoutOf(chart: ChartState, marks: Marks = plainMarks): Promise<Layout> {
  const arrows = arrowsOf(chart)
  const machine = nodeOf(chart, marks)
  const order = everyState(chart).map(({ name }) => name)
  const isBackward = (from: string, to: string) => order.indexOf(from) > order.indexOf(to)
  const placed = await new ELK().layout({
    ...machine,
    layoutOptions: { ...machine.layoutOptions, ...OPTIONS },
    edges: arrows.map(({ from, to, transitions }, index) => {
      const texts = transitions.map((one) => labelOf(one) + marks.ofTransition(one).note)
      return edgeOf(`arrow ${index}`, from, to, texts, isBackward(from, to))
    }),
  })
  const areas = new Map(everyNode([placed]).map((node) => [node.id, areaOf(node)]))
  const places = (id: string) => areas.get(id) ?? areaOf({})
  const { width, height } = places(MACHINE)
  return {
    width,
    height,
    boxes: everyState(chart).map((state) => ({ ...places(idOf(state.name)), state })),
    dots: everyState(chart).flatMap(({ name, initial }) =>
      initial === undefined ? [] : [centre(places(dotOf(name)))],
    ),
    arrows: (placed.edges ?? []).flatMap((edge, index) => {
      const arrow = arrows[index]
      if (!arrow) return []
      const { points, label } = placeOf(edge)
      return { ...arrow, label, points: isBackward(arrow.from, arrow.to) ? points.toReversed() : points }
    }),
  }
}

type Group = Pick<Arrow, 'from' | 'to' | 'transitions'>

function arrowsOf(chart: ChartState): Group[] {
  const begins = everyState(chart).flatMap(({ name, initial, isParallel }) =>
    initial === undefined || isParallel ? [] : [{ from: dotOf(name), to: initial, transitions: [] }],
  )
  const groups = new Map<string, Group>()
  for (const transition of transitionsOf(chart).filter((one) => !isInner(one))) {
    for (const to of transition.to) {
      const group = groups.get(`${transition.from} → ${to}`) ?? { from: transition.from, to, transitions: [] }
      groups.set(`${transition.from} → ${to}`, { ...group, transitions: [...group.transitions, transition] })
    }
  }
  return [...begins, ...groups.values()]
}

function nodeOf(state: ChartState, marks: Marks): ElkNode {
  const title = state.title + marks.ofState(state.name).note
  const inner = state.transitions.filter(isInner)
  const lines = [...inner.map((one) => innerLabelOf(one) + marks.ofTransition(one).note), ...ignoredLines(state)]
  const width = Math.max(96, titleWidth(title) + INSET * 2, ...lines.map((line) => codeWidth(line) + INSET * 2))
  const height = TITLE_HEIGHT + lines.length * LINE_HEIGHT + (lines.length > 0 ? 10 : 6)
  if (state.children.length === 0) return { id: idOf(state.name), width, height }
  const dot = { id: dotOf(state.name), width: DOT, height: DOT }
  return {
    id: idOf(state.name),
    children: [...(state.initial === undefined ? [] : [dot]), ...state.children.map((child) => nodeOf(child, marks))],
    layoutOptions: {
      ...SPACING,
      'elk.padding': `[top=${height + 10},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

/** Handed over from the earlier state to the later, whichever way it points: so the states keep the order in which they are lived. */
function edgeOf(id: string, from: string, to: string, texts: readonly string[], isBackward: boolean): ElkExtendedEdge {
  const label = {
    text: texts.join('\n'),
    width: Math.max(...texts.map(codeWidth)) + 12,
    height: texts.length * LINE_HEIGHT + 4,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  }
  const [source, target] = isBackward ? [to, from] : [from, to]
  return { id, sources: [idOf(source)], targets: [idOf(target)], labels: texts.length > 0 ? [label] : [] }
}

function placeOf({ sections = [], labels = [] }: ElkExtendedEdge): Pick<Arrow, 'points' | 'label'> {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  return {
    points: points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
    label: labels[0] && areaOf(labels[0]),
  }
}

function areaOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Area>): Area {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

function centre({ x, y, width, height }: Area): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

function everyNode(nodes: readonly ElkNode[]): ElkNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])])
}

function everyState(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(everyState)]
}
