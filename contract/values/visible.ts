/** From when and until when something is shown, as instants in ISO 8601; empty where it has no such end. */
export type Visibility = { visibleFrom: string; visibleUntil: string }

export function isVisible({ visibleFrom, visibleUntil }: Visibility, at: number): boolean {
  const isTooEarly = Date.parse(visibleFrom) > at
  return !isTooEarly && !isOver({ visibleUntil }, at)
}

export function isOver({ visibleUntil }: Pick<Visibility, 'visibleUntil'>, at: number): boolean {
  return Date.parse(visibleUntil) <= at
}
