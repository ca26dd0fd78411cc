/** The tables of `staff.sqlite` are of a version before the first release, and were left as they are. */
export class UnreleasedTables extends Error {
  override name = 'UnreleasedTables'
}
