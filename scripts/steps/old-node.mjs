// Imported first and alone, so that an old Node says so before it stumbles over newer code.
export const isTooOld = Number(process.versions.node.split('.')[0]) < 18

if (isTooOld) {
  console.error('Node ' + process.versions.node + ' is too old: install Node 20 or newer and try again.')
  process.exit(1)
}
