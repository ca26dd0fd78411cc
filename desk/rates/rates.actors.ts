import { type ActorRefFrom, fromPromise } from 'xstate'
import { fillRates, saveNamedDays, setBaseRate, setLevies, undoRates } from '#contract/catalogue/rates.ts'
import {
  type baseRateMachine,
  leviesIn,
  type leviesMachine,
  namedDaysOf,
  type namedDaysMachine,
  weekIn,
  floorIn,
} from '#machines/desk/rate-dialogs.machine.ts'
import type { AskedFill, ratesMachine } from '#machines/desk/rates.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export type RatesRef = ActorRefFrom<typeof ratesMachine>

export function createRatesActors({ api }: { api: DeskApi }): ActorsOf<typeof ratesMachine> {
  const fill = submitter(api, fillRates)
  const dryRun = submitter(api, fillRates)
  const undo = submitter(api, undoRates)
  const bodyOf = ({ fill: one, name, seen }: AskedFill) => ({ Seen: seen, Name: name, Fills: [one] })
  return {
    preview: fromPromise(({ input }) => dryRun({ DryRun: true, ...bodyOf(input) })),
    save: fromPromise(({ input }) => fill({ DryRun: false, ...bodyOf(input) })),
    undo: fromPromise(({ input: { change } }) => undo({ Change: change })),
  }
}

export function createBaseRateActors({ api }: { api: DeskApi }): ActorsOf<typeof baseRateMachine> {
  const set = submitter(api, setBaseRate)
  return {
    send: fromPromise(({ input: { fields, subject } }) => {
      const { Id, Type } = subject.place
      return set({ Seen: subject.seen, Id, Type, Week: weekIn(fields), Floor: floorIn(fields) })
    }),
  }
}

export function createLeviesActors({ api }: { api: DeskApi }): ActorsOf<typeof leviesMachine> {
  const set = submitter(api, setLevies)
  return {
    send: fromPromise(({ input: { fields, subject } }) => set({ Seen: subject.seen, Levies: leviesIn(fields) })),
  }
}

export function createNamedDaysActors({ api }: { api: DeskApi }): ActorsOf<typeof namedDaysMachine> {
  const save = submitter(api, saveNamedDays)
  return { send: fromPromise(({ input }) => save(namedDaysOf(input))) }
}
