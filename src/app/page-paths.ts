import type { RouteObject } from 'react-router-dom'
import { canonicalPath } from '#src/lib/paths.ts'
import { handleOf } from '#src/lib/page-handle.ts'
import { createRoutes } from './routes.tsx'

async function nothing(): Promise<never> {
  throw new Error('Nothing is read here: only the addresses of the pages are asked for')
}

/** The addresses that search engines may list, without those of pages that take a parameter. */
export function pagePaths(): string[] {
  const routes = createRoutes({
    content: nothing,
    api: { call: nothing, upload: nothing },
    today: () => '',
    imageBase: '/',
  })
  return [...new Set(routes.flatMap(listedIn))]
}

function listedIn({ path, handle, children = [] }: RouteObject): string[] {
  const { isPersonal, status } = handleOf([{ handle, loaderData: undefined }])
  const isListed = path !== undefined && !/[:*]/.test(path) && !isPersonal && status === undefined
  return [...(isListed ? [canonicalPath(path.startsWith('/') ? path : `/${path}`)] : []), ...children.flatMap(listedIn)]
}
