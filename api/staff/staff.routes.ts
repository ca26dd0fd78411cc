import * as account from '#contract/staff/account.ts'
import { readLog } from '#contract/staff/log.ts'
import * as staff from '#contract/staff/staff.ts'
import { openStudio } from '#contract/staff/studio.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { readStaffLog } from './log/staff-log.ts'
import { addAccount, changeRole, endMember, forgetRemembered, listAccounts, resetAccount } from './manage-staff.ts'
import { changeOwnPassword, lockOwnDesk, readOwnSession, setOwnPin, signOut, takeOver } from './own-account.ts'
import { openStudioFor } from './open-studio.ts'
import { enrolApp, proveWithCode, signIn } from './sign-in.ts'

export const staffRoutes: Route[] = [
  serve(account.readDeskSession, readOwnSession),
  serve(account.signInToDesk, signIn),
  serve(account.proveCode, proveWithCode),
  serve(account.enrol, enrolApp),
  serve(account.changePassword, changeOwnPassword),
  serve(account.setPin, setOwnPin),
  serve(account.switchTo, takeOver),
  serve(account.lockDesk, lockOwnDesk),
  serve(account.signOutOfDesk, signOut),
  serve(staff.listStaff, listAccounts),
  serve(staff.addStaff, addAccount),
  serve(staff.setRole, changeRole),
  serve(staff.resetStaff, resetAccount),
  serve(staff.endStaff, endMember),
  serve(staff.forgetBrowser, forgetRemembered),
  serve(openStudio, openStudioFor),
  serve(readLog, readStaffLog),
]
