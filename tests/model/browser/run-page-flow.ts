import { unreachableOf } from './unreachable.ts'
import type { FlowResult } from '#tests/model/engine/result.ts'
import { runFlow } from '#tests/model/engine/run-flow.ts'
import type { PageFlow } from './page-flow.ts'
import { pageDriver, type PageSite } from './page-stage.ts'
import { pathsOnPage } from './paths-on-page.ts'

/** Drives a flow on its page, one path after the other, by as few paths as take all that the page can cause. */
export function runPageFlow(pageFlow: PageFlow, site: PageSite): Promise<FlowResult> {
  const { paths } = pathsOnPage(pageFlow)
  return runFlow(pageFlow.flow, {
    driverName: 'page',
    driver: pageDriver(pageFlow, site, paths),
    paths,
    unreachable: unreachableOf(pageFlow, paths),
  })
}
