import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { loadChunk } from '#src/lib/load-chunk.ts'
import type { PageHandle } from '#src/lib/page-handle.ts'
import type { Sources } from '#src/lib/sources.ts'

/** What a page's file exports: the page as default, and `load` when it has something to read before it is shown. */
export type PageModule = {
  default: ComponentType
  load?: (sources: Sources, args: LoaderFunctionArgs) => unknown
}

/** A page whose script is loaded when it is first visited. */
export function lazyPage(
  sources: Sources,
  path: string,
  handle: PageHandle & { module: string },
  importPage: () => Promise<PageModule>,
): RouteObject {
  return {
    path,
    handle,
    lazy: async () => {
      const { default: Component, load } = await loadChunk(handle.module, importPage)
      return {
        Component,
        ...(load && { loader: async (args: LoaderFunctionArgs) => (await load(sources, args)) ?? null }),
      }
    },
  }
}
