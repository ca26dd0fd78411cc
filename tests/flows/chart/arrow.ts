type Point = { x: number; y: number }

/** How round the corners of an arrow are, and how long its head is, in pixels. */
const BEND = 6
const HEAD = 9

/** A line along the points with rounded corners, as the data of an SVG path; it ends where its head begins. */
export function arrowLine(points: readonly Point[]): string {
  const parts = points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    if (!before) return `M${place(point)}`
    if (!after) return `L${place(towards(point, before, HEAD - 1))}`
    return `L${place(towards(point, before, BEND))} Q${place(point)} ${place(towards(point, after, BEND))}`
  })
  return parts.join(' ')
}

/** The head at the last of the points. */
export function arrowHead(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) return ''
  const base = towards(tip, before, HEAD)
  const across = { x: (base.y - tip.y) / 2, y: (tip.x - base.x) / 2 }
  return `M${place(tip)} L${place({ x: base.x + across.x, y: base.y + across.y })} L${place({ x: base.x - across.x, y: base.y - across.y })} Z`
}

/** The point that is so far from the first, on the way to the second, and never beyond the middle between them. */
function towards(from: Point, to: Point, distance: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y)
  const part = whole === 0 ? 0 : Math.min(distance / whole, 0.5)
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function place({ x, y }: Point): string {
  return `${round(x)},${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
