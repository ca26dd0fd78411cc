import { parseArgs } from 'node:util'
import { roles, type Role } from '#contract/values/roles.ts'
import { atTheMachine } from '../allowances/permit.ts'
import type { Deps, Throws } from '../deps.ts'
import { endAccountOf, giveRole, insertAccount, listAccounts, resetTo } from './manage-staff.ts'
import { hashPassword, makePassword } from './secrets/password.ts'
import { normalEmail } from './sign-in.ts'

const USAGE = `Who may sign in to the front desk:
  npm run staff -- desk list
  npm run staff -- desk add --email someone@example.com --role ${roles.join('|')} --name "Their Name"
  npm run staff -- desk role --email someone@example.com --role ${roles.join('|')}
  npm run staff -- desk reset --email someone@example.com
  npm run staff -- desk end --email someone@example.com
A password is made up and shown once, and changed at the first sign-in. With PostgreSQL the server may be running.`

/** What a person reads who asked for something that cannot be. */
export class StaffCommandProblem extends Error {}

type CommandDeps = Pick<Deps, 'db' | 'now' | 'limits'> & Throws<'already_registered' | 'not_found' | 'last_owner'>

/** Carries out one command on the accounts of the front desk, and answers what a person reads of it. */
export async function runStaffCommand(deps: CommandDeps, args: readonly string[]): Promise<string> {
  const { command, values } = readArgs(args)
  const { Data: accounts } = await listAccounts(deps)
  if (command === 'list') {
    const open = accounts.filter(({ EndedAt }) => EndedAt === null)
    return open.map(({ Email, Role, Name }) => `${Email}  ${Role}  ${Name}`).join('\n') || 'No accounts yet.'
  }
  if (values.email === undefined) throw new StaffCommandProblem(`--email is missing.\n${USAGE}`)
  const email = normalEmail(values.email)
  const id = accounts.find(({ Email }) => Email === email)?.Id ?? 0
  const password = makePassword()
  const passwordHash = await hashPassword(password, deps.limits.passwordCost)

  return deps.db.inTransaction(async (transaction) => {
    if (command === 'add') {
      const name = values.name ?? email
      const account = { email, name, role: roleOf(values.role), passwordHash }
      await insertAccount(transaction, deps, atTheMachine(), account)
      return `${email} may sign in with the password ${password}`
    }
    if (command === 'reset') {
      await resetTo(transaction, deps, atTheMachine(), { id, passwordHash })
      return `${email} may sign in with the password ${password}. Old sessions have ended.`
    }
    if (command === 'role') {
      const role = roleOf(values.role)
      await giveRole(transaction, deps, atTheMachine(), { id, role })
      return `The role of ${email} is ${role} now, in open sessions too.`
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
      options: { email: text, role: text, name: text },
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
