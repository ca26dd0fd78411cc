import { fromPromise } from 'xstate'
import { readRegistration, registerPersons, setParty } from '#contract/reception/registration.ts'
import { partyIn } from '#machines/desk/parts/party-fields.ts'
import type { setPartyMachine } from '#machines/desk/guest-dialogs.machine.ts'
import { personsOf } from '#machines/desk/parts/person-rows.ts'
import type { registerMachine } from '#machines/desk/register.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createRegisterActors({ api }: { api: DeskApi }): ActorsOf<typeof registerMachine> {
  const register = submitter(api, registerPersons)
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(readRegistration, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input: { fields, subject } }) =>
      register({
        Code: subject.code,
        StayId: subject.stayId,
        Version: fields.version,
        Persons: personsOf(fields.rows),
      }),
    ),
  }
}

export function createPartyActors({ api }: { api: DeskApi }): ActorsOf<typeof setPartyMachine> {
  const change = submitter(api, setParty)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      change({ Code: subject.code, Version: subject.party.Version, Party: partyIn(fields) }),
    ),
  }
}
