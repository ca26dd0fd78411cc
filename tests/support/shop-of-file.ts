import { afterAll, afterEach, beforeAll } from 'vitest'
import { startTestApiWithSandbox, type Shop } from './sandbox.ts'

/** The API over the sandbox that the tests of a file share: started before the first, emptied after each, closed after the last. */
export function shareShop(): Shop {
  const shop: { current?: Shop } = {}
  const started = (): Shop => {
    if (!shop.current) throw new Error('The shop is opened before the first test')
    return shop.current
  }
  beforeAll(async () => {
    shop.current = await startTestApiWithSandbox()
  })
  afterEach(() => started().reset())
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
