import { requiredText } from '#contract/wording/required.ts'

export const texts = {
  add: 'Add a member',
  addTitle: 'Add a member of staff',
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  content: 'In the Studio',
  /** After the role; `rights` are those of the content. */
  inStudio: (rights: string) => `Studio: ${rights}`,
  addAction: 'Add the account',
  addProblems: {
    name: { missing: requiredText('Name') },
    email: { unreadable: 'This is not an e-mail address' },
  },

  passwordTitle: 'The first password',
  passwordLead: (name: string) =>
    `Give it to ${name} in person. It is shown only now; at the first sign-in they choose their own.`,
  firstPassword: 'First password',
  done: 'Done',

  status: 'Status',
  lastSignIn: 'Last sign-in',
  actions: 'Actions',
  never: 'Never',
  waiting: 'Waits for the first sign-in',
  enrolled: 'In use',
  enrolledWithPin: 'In use, with PIN',
  ended: (when: string) => `Ended ${when}`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,

  setRole: 'Save the role',
  roleSet: 'The role is changed. It holds in open sessions too; those of the Studio have ended.',
  browsers: 'Remembered browsers',
  browsersLead: 'In these the password alone opens the desk.',
  noBrowsers: 'None.',
  browserOf: (program: string, system: string) => `${program || 'A browser'}${system === '' ? '' : ` on ${system}`}`,
  until: (when: string) => `until ${when}`,
  forget: 'Forget',
  forgetThis: (browser: string) => `Forget ${browser}`,
  forgotten: 'This browser needs a code at the next sign-in.',

  reset: 'Reset the account',
  resetLead:
    'For someone who lost their password or phone: gives a new first password, removes the authenticator app, the PIN and all remembered browsers, and ends all sessions.',
  confirmReset: (name: string) => `Yes, reset the account of ${name}`,
  end: 'End the account',
  endLead: 'At once and for good. The log still names them.',
  confirmEnd: (name: string) => `Yes, end the account of ${name}`,
  endDone: (name: string) => `The account of ${name} is ended.`,
} as const
