import { CODE_MINUTES } from './codes.ts'
import type { CodePurpose } from './codes.sql.ts'
import { texts } from '../texts.ts'

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
  const sentence = texts.auth.codeSms[purpose](code, CODE_MINUTES)
  return `${sentence}\n\n@${new URL(publicUrl).hostname} #${code}`
}
