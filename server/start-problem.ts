/** What keeps the server from starting, told to the person in one sentence and without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
