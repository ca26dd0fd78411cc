import { ratesMachine } from '#machines/desk/rates.machine.ts'
import { offerInToast, showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { placeKey } from './rate-words.ts'
import { createRatesActors, type RatesRef } from './rates.actors.ts'
import { texts } from './texts.ts'

/** Sets nights, and undoes that. `onOutdated`: the shown prices may have changed. */
export function useRates(onOutdated: () => void): RatesRef {
  const { api } = useDesk()
  const rates = useMachine(ratesMachine, () => createRatesActors({ api }), {
    on: {
      'rates.saved': ({ answer: { Nights, Change } }) => {
        const run = () => rates.send({ type: 'undo.pressed', change: Change })
        const words = texts.saved(Nights.length, new Set(Nights.map(placeKey)).size)
        offerInToast('success', words, { label: common.undo, run })
        onOutdated()
      },
      'rates.undone': () => {
        showToast('success', texts.undone)
        onOutdated()
      },
      'rates.outdated': onOutdated,
    },
  })
  return rates
}
