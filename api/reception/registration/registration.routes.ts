import * as registration from '#contract/reception/registration.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { showDocuments } from './documents.ts'
import { changePartyOf } from '#api/orders/party/party.ts'
import { showRegister } from './register.ts'
import { readOfOrder, registerInRoom } from './registration.ts'

export const registrationRoutes: Route[] = [
  serve(registration.readRegistration, readOfOrder),
  serve(registration.registerPersons, registerInRoom),
  serve(registration.readDocuments, showDocuments),
  serve(registration.setParty, changePartyOf),
  serve(registration.readRegister, showRegister),
]
