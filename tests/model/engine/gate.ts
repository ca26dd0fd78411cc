import { createActor, fromPromise, toPromise, type PromiseActorLogic } from 'xstate'

/** Holds every actor at its start until a path says what becomes of it, so that the states in between can be seen. */
export type Gate = {
  /** The real actor, which waits at this gate under its name. */
  hold<Output, Input>(name: string, actor: PromiseActorLogic<Output, Input>): PromiseActorLogic<Output, Input>
  /** Lets the one that waits under this name go on. */
  open(name: string): void
}

export function createGate(): Gate {
  const waiting = new Map<string, () => void>()
  return {
    hold: (name, actor) =>
      fromPromise(async ({ input }) => {
        await new Promise<void>((resolve) => {
          waiting.set(name, resolve)
        })
        return toPromise(createActor(actor, { input }).start())
      }),
    open(name) {
      const pass = waiting.get(name)
      if (!pass) throw new Error(`No ${name} is waiting`)
      waiting.delete(name)
      pass()
    },
  }
}
