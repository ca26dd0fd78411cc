import { LakeProblem } from './lake-problem.ts'

/** Letters of an answer: many times the whole content. */
const LONGEST = 16 * 1024 * 1024

/** Refuses an answer that repeats the content over and over: a mistake in a question should not stop the site, which shares the process. */
export function refuseTooLong(answer: string): void {
  if (answer.length > LONGEST) throw new LakeProblem(400, 'answerTooLong', 'The answer would be longer than 16 MB')
}
