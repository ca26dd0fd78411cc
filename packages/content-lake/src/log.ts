/** Where the lake writes what its keeper should know. */
export type LakeLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
