import { parseArgs } from 'node:util'
import { addStaff, changeRole, removeStaff, resetPassword, StaffProblem } from './accounts.ts'
import { selectStaff } from './accounts.sql.ts'
import { openStaffDatabase } from './open-staff-database.ts'

const usageOf = (program: string) => `Who may sign in to the Studio:
  ${program} list
  ${program} add --email someone@example.com --role editor|viewer [--name "Their Name"]
  ${program} role --email someone@example.com --role editor|viewer
  ${program} reset --email someone@example.com
  ${program} remove --email someone@example.com
A new password is made up and shown once; --password chooses one. The server may be running.`

type StaffCommandOptions = {
  /** The lake's folder. */
  directory: string
  now: () => Date
  /** How a person calls this command, for its help. */
  program: string
}

/** Carries out one command on the accounts of `directory`, and answers what to tell the person. */
export function runStaffCommand(args: readonly string[], { directory, now, program }: StaffCommandOptions): string {
  const usage = usageOf(program)
  const { command, values } = readArgs(args, usage)
  const database = openStaffDatabase(directory)
  try {
    if (command === 'list') {
      const lines = selectStaff(database).map(({ email, role, name }) => `${email}  ${role}  ${name}`)
      return lines.length === 0 ? 'No accounts yet: the first start of the server adds an editor.' : lines.join('\n')
    }
    if (values.email === undefined) throw new StaffProblem(`--email is missing.\n${usage}`)
    const { email, name, password } = values
    if (command === 'add') {
      const shown = addStaff({ database, now }, { email, role: roleOf(values.role), name, password, isGiven: true })
      return `${email} may sign in with the password ${shown} and then chooses another one.`
    }
    if (command === 'reset') {
      const shown = resetPassword({ database }, email, password)
      return `${email} may sign in with the password ${shown} and then chooses another one. Old sessions and the authenticator app have ended.`
    }
    if (command === 'role') {
      const role = roleOf(values.role)
      changeRole({ database }, email, role)
      return `${email} is ${role === 'editor' ? 'an editor' : 'a viewer'} now. Their Studio shows it when it is loaded anew.`
    }
    if (command === 'remove') {
      removeStaff({ database }, email)
      return `${email} may not sign in any more. Their sessions have ended.`
    }
    throw new StaffProblem(usage)
  } finally {
    database.close()
  }
}

function readArgs(args: readonly string[], usage: string) {
  const text = { type: 'string' } as const
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, role: text, name: text, password: text },
    })
    return { command: positionals[0], values }
  } catch (cause) {
    throw new StaffProblem(usage, { cause })
  }
}

function roleOf(role: string | undefined) {
  if (role === 'editor' || role === 'viewer') return role
  throw new StaffProblem('--role must be editor or viewer.')
}
