import { fromPromise } from 'xstate'
import { addStaff, setRole } from '#contract/desk/staff.ts'
import type { ContentRight, Role } from '#contract/values/roles.ts'
import type { addMemberMachine, Rights, roleMachine } from '#machines/desk/account-forms.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }

export function createAddActors({ api }: Sources): ActorsOf<typeof addMemberMachine> {
  const add = idempotent((body: { Name: string; Email: string; Role: Role; Content: ContentRight }, ActivityId) =>
    api.call(addStaff, { body: { ActivityId, ...body } }),
  )
  return {
    send: fromPromise(async ({ input: { fields } }) => {
      const { name, email, role: Role, content: Content } = fields
      const { Password } = await add({ Name: name.trim(), Email: email.trim(), Role, Content })
      return Password
    }),
  }
}

export function createRoleActors({ api, memberId }: Sources & { memberId: number }): ActorsOf<typeof roleMachine> {
  const set = idempotent(({ role: Role, content: Content }: Rights, ActivityId) =>
    api.call(setRole, { body: { ActivityId, MemberId: memberId, Role, Content } }),
  )
  return { send: fromPromise(({ input: { fields } }) => set(fields)) }
}
