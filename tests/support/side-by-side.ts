/** Does the work for each item, so many at a time; the answers come in the order of the items. */
export async function sideBySide<Item, Answer>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>()
  const waiting = items.entries()
  async function lane(): Promise<void> {
    for (const [index, item] of waiting) answers.set(index, await work(item))
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return [...answers].toSorted(([a], [b]) => a - b).map(([, answer]) => answer)
}
