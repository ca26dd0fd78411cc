import * as registration from '#contract/desk/registration.ts'
import { serve, type Route } from '../http/serve.ts'
import { showDocuments } from './documents.ts'
import { changePartyOf } from './party.ts'
import { showRegister } from './register.ts'
import { readOfOrder, registerInRoom } from './registration.ts'

export const registrationRoutes: Route[] = [
  serve(registration.readRegistration, readOfOrder),
  serve(registration.registerPersons, registerInRoom),
  serve(registration.readDocuments, showDocuments),
  serve(registration.setParty, changePartyOf),
  serve(registration.readRegister, showRegister),
]
