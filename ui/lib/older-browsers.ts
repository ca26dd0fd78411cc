/** Adds what browsers of 2023 lack of what the site uses: without it no page of theirs would be hydrated, and no search would come to an end. */
export function equipOlderBrowser(): void {
  if (!('groupBy' in Map)) Object.assign(Map, { groupBy })
  if (!('any' in AbortSignal)) Object.assign(AbortSignal, { any: firstToAbort })
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers })
  if (!('parse' in URL)) Object.assign(URL, { parse: parseUrl })
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const [index, item] of [...items].entries()) {
    const key = keyOf(item, index)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function firstToAbort(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
  }
  return controller.signal
}

function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: PromiseWithResolvers<Value>['resolve'] = () => {}
  let reject: PromiseWithResolvers<Value>['reject'] = () => {}
  const promise = new Promise<Value>((settle, refuse) => {
    resolve = settle
    reject = refuse
  })
  return { promise, resolve, reject }
}

function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
