import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestApiWithSandbox, type Shop } from './sandbox.ts'

/** The API over the sandbox that the tests of a file share: started before the first, closed after the last. Each test finds what was there before the first. */
export function shareShop(): Shop {
  const shop: { current?: Shop } = {}
  let restore: (() => Promise<void>) | undefined
  const started = (): Shop => {
    if (!shop.current) throw new Error('The shop is opened before the first test')
    return shop.current
  }
  beforeAll(async () => {
    shop.current = await startTestApiWithSandbox()
  })
  beforeEach(async () => {
    started().reset()
    if (restore) await restore()
    else restore = await started().api.store()
  })
  afterAll(() => started().close())
  return {
    get api() {
      return started().api
    },
    get sandbox() {
      return started().sandbox
    },
    get faults() {
      return started().faults
    },
    get network() {
      return started().network
    },
    get warnings() {
      return started().warnings
    },
    pay: (url, method) => started().pay(url, method),
    fail: (url) => started().fail(url),
    cancel: (url) => started().cancel(url),
    choose: (url, choice, method) => started().choose(url, choice, method),
    payUnheard: (url) => started().payUnheard(url),
    goBack: (form) => started().goBack(form),
    jump: (seconds) => started().jump(seconds),
    notice: (fields) => started().notice(fields),
    reset: () => started().reset(),
    close: () => started().close(),
  }
}
