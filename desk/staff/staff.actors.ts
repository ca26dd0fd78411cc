import { fromPromise } from 'xstate'
import { addStaff, setRole } from '#contract/desk/staff.ts'
import type { Role } from '#contract/values/roles.ts'
import type { addMemberMachine, roleMachine } from '#machines/desk/account-forms.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }

export function createAddActors({ api }: Sources): ActorsOf<typeof addMemberMachine> {
  const add = idempotent((body: { Name: string; Email: string; Role: Role }, ActivityId) =>
    api.call(addStaff, { body: { ActivityId, ...body } }),
  )
  return {
    send: fromPromise(async ({ input: { fields } }) => {
      const { Password } = await add({ Name: fields.name.trim(), Email: fields.email.trim(), Role: fields.role })
      return Password
    }),
  }
}

export function createRoleActors({ api, memberId }: Sources & { memberId: number }): ActorsOf<typeof roleMachine> {
  const set = idempotent((Role: Role, ActivityId) =>
    api.call(setRole, { body: { ActivityId, MemberId: memberId, Role } }),
  )
  return { send: fromPromise(({ input: { fields } }) => set(fields.role)) }
}
