import { fromPromise } from 'xstate'
import { addStaff, setRole } from '#contract/staff/staff.ts'
import type { addMemberMachine, roleMachine } from '#machines/desk/account-forms.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Sources = { api: DeskApi }

export function createAddActors({ api }: Sources): ActorsOf<typeof addMemberMachine> {
  const add = submitter(api, addStaff)
  return {
    send: fromPromise(async ({ input: { fields } }) => {
      const { name, email, role: Role, content: Content } = fields
      const { Password } = await add({ Name: name.trim(), Email: email.trim(), Role, Content })
      return Password
    }),
  }
}

export function createRoleActors({ api, memberId }: Sources & { memberId: number }): ActorsOf<typeof roleMachine> {
  const set = submitter(api, setRole)
  return {
    send: fromPromise(({ input: { fields } }) =>
      set({ MemberId: memberId, Role: fields.role, Content: fields.content }),
    ),
  }
}
