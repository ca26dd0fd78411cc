/** The time of a server, which a demo sets back for as long as it is made. */
export type DemoClock = { now: () => Date; setBy: (milliseconds: number) => void }

export function createDemoClock(): DemoClock {
  let behind = 0
  return {
    now: () => new Date(Date.now() - behind),
    setBy: (milliseconds) => {
      behind = milliseconds
    },
  }
}
