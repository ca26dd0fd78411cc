import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { Corner, Spinner } from '#ui/loading.tsx'

type LoadedLater<Props extends object> = {
  Part: (props: Props) => ReactNode
  /** Loads it before it is wanted: it is then drawn at once. Where that fails, it is loaded when it is drawn. */
  prepare: () => Promise<void>
}

/** A part of a page that is loaded apart, because few ask for it. `chunk` names it where it does not arrive. */
export function loadedLater<Props extends object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LoadedLater<Props> {
  let loaded: ComponentType<Props> | undefined
  async function loadPart(): Promise<ComponentType<Props>> {
    loaded ??= await loadChunk(chunk, load)
    return loaded
  }
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loadPart() }))

  return {
    Part(props) {
      // What was drawn once stays the same component, with all that was typed in it.
      const [Shown] = useState(() => loaded ?? Lazy)
      return (
        <Corner>
          <Suspense fallback={<Spinner />}>
            <Shown {...props} />
          </Suspense>
        </Corner>
      )
    },
    prepare: async () => {
      await loadPart().catch(() => undefined)
    },
  }
}
