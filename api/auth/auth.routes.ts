import * as contract from '#contract/auth.ts'
import type { Activity } from '../activity/claim.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { isPhoneRegistered, logIn, registerGuest } from './auth.ts'
import { logOut } from './log-out.ts'
import { sendCode } from './send-code.ts'

export function authRoutes(deps: Deps): Route[] {
  return [
    serve(contract.isRegistered, ({ query, caller: { network } }) =>
      isPhoneRegistered(deps, { phone: query.phoneNumber, network }),
    ),
    serve(contract.requestCode, ({ params: { phone }, query: { activityId, otpFor }, caller: { network } }) => {
      const activity = pressOf(contract.requestCode, activityId, { phone, otpFor })
      return sendCode(deps, { phone, purpose: otpFor, network, activity })
    }),
    serve(contract.resendSignupCode, ({ body, caller: { network } }) => {
      const activity = pressOf(contract.resendSignupCode, body.ActivityId, body)
      return sendCode(deps, { phone: body.Phone, purpose: 'REGISTRATION', network, activity })
    }),
    serve(contract.requestResetCode, ({ body, caller: { network } }) => {
      const activity = pressOf(contract.requestResetCode, body.ActivityId, body)
      return sendCode(deps, { phone: body.Phone, purpose: 'RESET', network, activity })
    }),
    serve(contract.register, ({ body, caller: { network } }) =>
      registerGuest(deps, { body, network, activity: pressOf(contract.register, body.ActivityId, body) }),
    ),
    serve(contract.login, ({ body, caller: { network } }) =>
      logIn(deps, { body, network, activity: pressOf(contract.login, body.ActivityId, body) }),
    ),
    serve(contract.logout, ({ body, caller: { token } }) =>
      logOut(deps, { token, route: contract.logout.path, body, isEverywhere: false }),
    ),
    serve(contract.logoutEverywhere, ({ body, caller: { token } }) =>
      logOut(deps, { token, route: contract.logoutEverywhere.path, body, isEverywhere: true }),
    ),
  ]
}

/** Before a guest is known nobody is told from anybody: the press is known by its id alone. */
function pressOf({ path }: { path: string }, activityId: string, body: unknown): Activity {
  return { principal: 'anyone', route: path, activityId, body }
}
