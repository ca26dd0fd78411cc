import type { Page, WebSocketRoute } from 'playwright-core'

export type Listeners = {
  /** Breaks all off. They come back by themselves; `resuming`: whether the lake can still tell what they missed. */
  breakOff(options: { resuming: boolean }): Promise<void>
  /** What the listeners were told first, each time they came. */
  greetings(): readonly string[]
}

/** Stands between the Studio's listeners and the lake; to be called before the Studio is opened. */
export async function watchListeners(page: Page): Promise<Listeners> {
  const open = new Set<WebSocketRoute>()
  const heard: string[] = []
  let isResuming = true
  await page.routeWebSocket(/\/data\/listen\//, (socket) => {
    const lake = socket.connectToServer()
    open.add(socket)
    socket.onMessage((message) => {
      const { authorization, lastEventId } = JSON.parse(String(message))
      lake.send(JSON.stringify({ authorization, lastEventId: isResuming ? lastEventId : null }))
    })
    lake.onMessage((message) => {
      const name = /^event: (welcome|welcomeback|reset)\n/.exec(String(message))?.[1]
      if (name !== undefined) heard.push(name)
      socket.send(message)
    })
    socket.onClose(() => void open.delete(socket))
  })
  return {
    greetings: () => heard,
    async breakOff({ resuming }) {
      isResuming = resuming
      heard.length = 0
      const broken = [...open]
      open.clear()
      await Promise.all(broken.map((socket) => socket.close()))
    },
  }
}
