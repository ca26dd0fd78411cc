import type { AnyMachineSnapshot } from 'xstate'
import { addBlocks, listBlocks } from '#contract/desk/blocks.ts'
import { listRooms } from '#contract/desk/rooms.ts'
import { blockedNights, type blockRoomsMachine, untilOf } from '#machines/desk/block-rooms.machine.ts'
import { texts } from '#desk/blocks/texts.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { blockRoomsFlow, subject } from '#tests/model/models/desk/block-rooms.model.ts'
import { ROOM } from '#tests/model/models/desk/worlds/block-world.ts'
import { inDhaka } from '#tests/support/desk/stays.ts'
import { enterDeskPage } from '../desk-page.ts'
import { dialogOf, readinessOf, showsSent } from './order-page.ts'

export const blockRoomsPage: PageFlow = { flow: blockRoomsFlow, open: openRooms, unreachable: [] }

const rooms = [ROOM, { UnitId: '000000001-002', Room: 'Rania House 2', House: 'Rania House' }]

/** As a date stands in its field. */
const dayFirst = (day: string) => day.split('-').toReversed().join('-')

async function openRooms({ page, edge }: Desk) {
  const calls = { send: edge.hold(addBlocks) }
  const opener = page.getByRole('button', { name: texts.blockRoom(ROOM.Room) })
  const { dialog, submit, close } = dialogOf(page)
  const box = (unitId: string) =>
    dialog.getByRole('checkbox', { name: rooms.find(({ UnitId }) => UnitId === unitId)?.Room ?? '' })
  const date = (label: string) => dialog.getByRole('textbox', { name: label })
  const kind = dialog.getByLabel(texts.why)
  const reason = dialog.getByLabel(texts.words)
  await page.clock.install({ time: inDhaka(subject.today) })
  await enterDeskPage({ page, edge }, 'desk')
  edge.settle(listRooms, { Data: rooms })
  edge.settle(listBlocks, { Data: [] })
  await page.goto('/desk/rooms')

  return placeOf<typeof blockRoomsMachine>({
    calls,
    gestures: {
      'dialog.opened': () => opener.click(),
      'dialog.closed': close,
      async 'field.changed'({ field, value }) {
        if (field === 'from' || field === 'until') return date(texts[field]).fill(dayFirst(String(value)))
        if (field === 'kind') return kind.selectOption(String(value))
        if (field === 'reason') return reason.fill(String(value))
        for (const { UnitId } of rooms) await box(UnitId).setChecked(value.includes(UnitId))
        return undefined
      },
      'form.submitted': () => submit.click(),
    },
    answers: { 'send.resolves': () => calls.send.answer(null) },
    looks: { closed: () => [sees(opener), misses(dialog)], filling: formSights, sending: formSights },
    showsMessage(message) {
      const { fields }: { fields?: { unitIds?: readonly string[] } } = message
      const blocked = rooms.filter(({ UnitId }) => fields?.unitIds?.includes(UnitId))
      return showsSent(page, message, texts.blocked(blocked.map(({ Room }) => Room).join(', ')))
    },
  })

  function formSights(shown: AnyMachineSnapshot): Sight[] {
    const { fields, wrong = [], problem } = shown.context
    const nights = blockedNights(fields)
    return [
      ...rooms.map(({ UnitId }) => isChosen(box(UnitId), fields.unitIds.includes(UnitId))),
      holds(date(texts.from), dayFirst(fields.from)),
      holds(date(texts.until), dayFirst(untilOf(fields))),
      nights > subject.most
        ? sees(dialog.getByText(texts.tooLong(subject.most)))
        : sees(dialog.getByText(texts.nights(nights), { exact: true })),
      holds(kind, fields.kind),
      holds(reason, fields.reason),
      seesOnly(dialog.getByText(texts.chooseRooms), wrong.includes('unitIds') ? '' : undefined),
      seesOnly(dialog.getByText(texts.wordsMissing), wrong.includes('reason') ? '' : undefined),
      isPressable(submit, readinessOf(shown)),
      sees(submit.filter({ hasText: texts.blockNow(fields.unitIds.length) })),
      seesOnly(dialog.getByRole('alert').filter({ hasNotText: texts.chooseRooms }), problem),
    ]
  }
}
