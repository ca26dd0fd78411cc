import type { AnyMachineSnapshot } from 'xstate'
import { listBlocks, releaseBlock } from '#contract/desk/blocks.ts'
import { listRooms } from '#contract/desk/rooms.ts'
import { daysText } from '#contract/wording/format.ts'
import type { releaseBlockMachine } from '#machines/desk/release-block.machine.ts'
import { texts } from '#desk/blocks/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { ROOM } from '#tests/model/models/desk/worlds/block-world.ts'
import { block, releaseBlockFlow } from '#tests/model/models/desk/release-block.model.ts'
import { inDhaka } from '#tests/support/desk/stays.ts'
import { enterDeskPage } from '../desk-page.ts'
import { dialogOf, readinessOf, showsSent } from './order-page.ts'

export const releaseBlockPage: PageFlow = { flow: releaseBlockFlow, open: openRooms, unreachable: [] }

/** As a date stands in its field. */
const dayFirst = (day: string) => day.split('-').toReversed().join('-')

async function openRooms({ page, edge }: Desk) {
  const calls = { send: edge.hold(releaseBlock) }
  const opener = page.getByRole('button', { name: texts.releaseOf(block.Room, daysText(block.From, block.Until)) })
  const { dialog, submit, close } = dialogOf(page)
  const part = (name: 'all' | 'later') => dialog.getByRole('radio', { name: texts[name] })
  const later = dialog.getByRole('textbox', { name: texts.laterFrom })
  await page.clock.install({ time: inDhaka(block.From) })
  await enterDeskPage({ page, edge }, 'desk')
  edge.settle(listRooms, { Data: [ROOM] })
  edge.settle(listBlocks, { Data: [block] })
  await page.goto('/desk/rooms')

  return placeOf<typeof releaseBlockMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      'field.changed': ({ field, value }) => (field === 'part' ? part('later').check() : later.fill(dayFirst(value))),
      'form.submitted': () => submit.click(),
    },
    answers: { 'send.resolves': () => calls.send.answer(null) },
    looks: { closed: () => [sees(opener), misses(dialog)], filling: formSights, sending: formSights },
    showsMessage: (message) => showsSent(page, message, texts.released(block.Room)),
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, problem } = shown.context
    return [
      sees(dialog.getByRole('heading', { name: texts.releaseTitle(block.Room) })),
      isChosen(part('all'), fields.part === 'all'),
      fields.part === 'all' ? misses(later) : holds(later, dayFirst(fields.later)),
      isPressable(submit, readinessOf(shown)),
      seesOnly(dialog.getByRole('alert'), problem),
    ]
  }
}
