import * as contract from '#contract/guests/sign-in.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { isPhoneRegistered, logIn, logOut, registerGuest } from './auth.ts'
import { readPhone } from './phones.ts'
import { sendSignInCode, sendSignUpCode } from './send-code.ts'

export const authRoutes: Route[] = [
  serve(contract.isRegistered, isPhoneRegistered),
  serve(
    contract.requestCode,
    (deps, { params: { phone }, query: { otpFor }, network, stamp, t, once }) =>
      otpFor === 'REGISTRATION'
        ? sendSignUpCode(deps, { phone, network, stamp, t, once })
        : sendSignInCode(deps, { phone, network, purpose: 'LOGIN', says: otpFor, stamp, t, once }),
    { check: (deps, { params }) => readPhone(deps, params.phone) },
  ),
  serve(
    contract.resendSignupCode,
    (deps, { body: { Phone: phone }, network, stamp, t, once }) =>
      sendSignUpCode(deps, { phone, network, stamp, t, once }),
    {
      check: (deps, { body }) => readPhone(deps, body.Phone),
    },
  ),
  serve(
    contract.requestResetCode,
    (deps, { body: { Phone: phone }, network, stamp, t, once }) =>
      sendSignInCode(deps, { phone, network, purpose: 'RESET', stamp, t, once }),
    { check: (deps, { body }) => readPhone(deps, body.Phone) },
  ),
  serve(contract.register, registerGuest, { check: (deps, { body }) => readPhone(deps, body.PhoneNumber) }),
  serve(contract.login, logIn, { check: (deps, { body }) => readPhone(deps, body.UserName) }),
  serve(contract.logout, (deps, call) => logOut(deps, call, { isEverywhere: false })),
  serve(contract.logoutEverywhere, (deps, call) => logOut(deps, call, { isEverywhere: true })),
]
