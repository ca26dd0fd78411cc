// Writes down what a guest likes, and what else staff should know. What was written may be emptied; nothing alone is not saved.

import { isBlank } from '#contract/values/typed.ts'
import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'

export type CardFields = { likes: string; note: string }

/** `version`: of the texts as the page showed them. */
export type SeenCard = { id: number; version: number } & CardFields

export const guestCardMachine = dialogMachine({
  id: 'guestCard',
  start: (card?: SeenCard): CardFields => ({ likes: card?.likes ?? '', note: card?.note ?? '' }),
  validate: ({ fields, subject }: DialogForm<CardFields, SeenCard>) => ({
    likes: subject.version === 0 && isBlank(fields.note) ? missingText(fields.likes) : undefined,
  }),
})
