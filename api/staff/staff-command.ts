import { parseArgs } from 'node:util'
import { contentRights, roles, type ContentRight, type Role } from '#contract/values/roles.ts'
import { atTheMachine } from '../platform/staff-limits/permit.ts'
import type { Deps, StudioSignIn, Throws } from '../platform/deps.ts'
import { endAccountOf, giveRole, insertAccount, listAccounts, resetTo } from './manage-staff.ts'
import { hashPassword, makePassword } from './secrets/password.ts'
import { normalEmail } from './sign-in.ts'

const USAGE = `Who may sign in to the front desk and to the local Studio:
  npm run staff -- list
  npm run staff -- add --email someone@example.com --name "Their Name" --role ${roles.join('|')} [--content ${contentRights.join('|')}]
  npm run staff -- role --email someone@example.com --role ${roles.join('|')} [--content ${contentRights.join('|')}]
  npm run staff -- reset --email someone@example.com
  npm run staff -- end --email someone@example.com
--content is what they may do in the Studio; the role studio has nothing to do at the desk. A password is made up and shown once, and
changed at the first sign-in. With PostgreSQL the server may be running.`

const contentWords = {
  none: '-',
  view: 'reads the content',
  write: 'writes drafts of the content',
  edit: 'edits the content',
} as const

/** What a person reads who asked for something that cannot be. */
export class StaffCommandProblem extends Error {}

type CommandDeps = Pick<Deps, 'db' | 'now' | 'limits'> & {
  studio: Pick<StudioSignIn, 'endSessions'> | undefined
} & Throws<'already_registered' | 'not_found' | 'last_owner'>

/** Carries out one command on the accounts of staff, and answers what a person reads of it. */
export async function runStaffCommand(deps: CommandDeps, args: readonly string[]): Promise<string> {
  const { command, values } = readArgs(args)
  const { Data: accounts } = await listAccounts(deps)
  if (command === 'list') {
    const open = accounts.filter(({ EndedAt }) => EndedAt === null)
    return (
      open.map(({ Email, Role, Content, Name }) => `${Email}  ${Role}  ${contentWords[Content]}  ${Name}`).join('\n') ||
      'No accounts yet.'
    )
  }
  if (values.email === undefined) throw new StaffCommandProblem(`--email is missing.\n${USAGE}`)
  const email = normalEmail(values.email)
  const content = contentOf(values.content)
  const id = accounts.find(({ Email }) => Email === email)?.Id ?? 0
  const password = makePassword()
  const passwordHash = await hashPassword(password, deps.limits.passwordCost)

  return deps.db.inTransaction(async (transaction) => {
    if (command === 'add') {
      const name = values.name ?? email
      const account = { email, name, role: roleOf(values.role), content, passwordHash }
      await insertAccount(transaction, deps, atTheMachine(), account)
      return `${email} may sign in with the password ${password}`
    }
    if (command === 'reset') {
      await resetTo(transaction, deps, atTheMachine(), { id, passwordHash })
      return `${email} may sign in with the password ${password}. Old sessions have ended.`
    }
    if (command === 'role') {
      const role = roleOf(values.role)
      await giveRole(transaction, deps, atTheMachine(), { id, role, content })
      return `The role of ${email} is ${role} now, in open sessions too; those of the Studio have ended.`
    }
    if (command === 'end') {
      await endAccountOf(transaction, deps, atTheMachine(), id)
      return `${email} may not sign in any more. Their sessions have ended.`
    }
    throw new StaffCommandProblem(USAGE)
  })
}

function readArgs(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, role: text, content: text, name: text },
    })
    return { command: positionals[0], values }
  } catch (cause) {
    throw new StaffCommandProblem(USAGE, { cause })
  }
}

function roleOf(text: string | undefined): Role {
  const role = roles.find((known) => known === text)
  if (!role) throw new StaffCommandProblem(`--role must be one of ${roles.join(', ')}.`)
  return role
}

function contentOf(text: string | undefined): ContentRight | undefined {
  const content = contentRights.find((known) => known === text)
  if (text !== undefined && !content) {
    throw new StaffCommandProblem(`--content must be one of ${contentRights.join(', ')}.`)
  }
  return content
}
