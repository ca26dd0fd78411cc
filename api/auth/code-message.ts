import { CODE_MINUTES } from './codes.ts'
import type { CodePurpose } from './codes.sql.ts'

const openings = {
  LOGIN: 'Your sign-in code is',
  REGISTRATION: 'Your sign-up code is',
  RESET: 'Your code to sign in and sign out everywhere else is',
} as const satisfies Record<CodePurpose, string>

/** The text that brings a code. Its last line lets browsers fill in the code on our own site alone. */
export function codeMessage({
  code,
  purpose,
  publicUrl,
}: {
  code: string
  purpose: CodePurpose
  publicUrl: string
}): string {
  const sentence = `${openings[purpose]} ${code}. It is valid for ${CODE_MINUTES} minutes.`
  return `${sentence}\n\n@${new URL(publicUrl).hostname} #${code}`
}
