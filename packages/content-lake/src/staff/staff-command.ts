import { parseArgs } from 'node:util'
import { addStaff, changeRole, removeStaff, resetPassword, StaffProblem } from './accounts.ts'
import { selectStaff } from './accounts.sql.ts'
import { openStaffDatabase } from './open-staff-database.ts'

const USAGE = `Who may sign in to the Studio:
  npm run staff -- list
  npm run staff -- add --email someone@resort.example --role editor|viewer [--name "Their Name"]
  npm run staff -- role --email someone@resort.example --role editor|viewer
  npm run staff -- reset --email someone@resort.example
  npm run staff -- remove --email someone@resort.example
A new password is made up and shown once; --password chooses one. The server may be running.`

/** Carries out one command on the accounts of `directory`, and answers what to tell the person. */
export function runStaffCommand(args: readonly string[], directory: string, now: () => Date): string {
  const { command, values } = readArgs(args)
  const database = openStaffDatabase(directory)
  try {
    if (command === 'list') {
      const lines = selectStaff(database).map(({ email, role, name }) => `${email}  ${role}  ${name}`)
      return lines.length === 0 ? 'Nobody yet: the first start of the server adds an editor.' : lines.join('\n')
    }
    if (values.email === undefined) throw new StaffProblem(`--email is missing.\n${USAGE}`)
    const { email, name, password } = values
    if (command === 'add') {
      const shown = addStaff({ database, now }, { email, role: roleOf(values.role), name, password })
      return `${email} may sign in with the password ${shown}`
    }
    if (command === 'reset') {
      const shown = resetPassword({ database }, email, password)
      return `${email} may sign in with the password ${shown}. Old sessions have ended.`
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
    throw new StaffProblem(USAGE)
  } finally {
    database.close()
  }
}

function readArgs(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: text, role: text, name: text, password: text },
    })
    return { command: positionals[0], values }
  } catch (cause) {
    throw new StaffProblem(USAGE, { cause })
  }
}

function roleOf(role: string | undefined) {
  if (role === 'editor' || role === 'viewer') return role
  throw new StaffProblem('--role must be editor or viewer.')
}
