import { runScript } from '../steps/programs.mjs'
import { Stop } from '../steps/report.mjs'

const PROGRAMS = {
  import: 'server/commands/import-content.ts',
  types: 'cms/codegen/write-types.ts',
  graphql: 'cms/codegen/write-graphql.ts',
  pictures: 'cms/seed/write-pictures.ts',
}

/** Brings the seed into a hosted dataset, or writes again what is generated from schema, queries and pictures. */
export function run([action, ...args]) {
  if (!Object.hasOwn(PROGRAMS, action)) throw new Stop(`npm run content -- ${Object.keys(PROGRAMS).join(' | ')}`)
  return runScript(PROGRAMS[action], args)
}
