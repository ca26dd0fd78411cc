import type { PathResult } from '#tests/model/engine/result.ts'

/** What a run prints: a line for each flow, and each failure at once. */
export type Progress = {
  begin(title: string, all: number): FlowProgress
  print(sentence: string): void
  /** The run was given up: nothing more is printed. */
  mute(): void
}
export type FlowProgress = { path(result: PathResult): void; end(): void }

export function createProgress(): Progress {
  let isMuted = false
  const print = (text: string) => void (isMuted || console.log(text))
  return {
    mute() {
      isMuted = true
    },
    print,
    begin(title, all) {
      const begun = Date.now()
      let failed = 0
      return {
        path(result) {
          if (result.ok) return
          failed += 1
          print(failureText(result))
        },
        end() {
          const seconds = ((Date.now() - begun) / 1_000).toFixed(1)
          print(
            `${title.padEnd(38)} ${String(all).padStart(4)} paths  ${failed > 0 ? `${failed} failed` : 'all hold'}  ${seconds} s`,
          )
        },
      }
    },
  }
}

function failureText({ id, steps, failure }: PathResult): string {
  if (!failure) return `  FAILED ${id}`
  const { step, sentences } = failure
  const place = step < 0 ? 'before its first step' : `at step ${step + 1} of ${steps.length}: ${steps[step] ?? ''}`
  return [`  FAILED ${id} ${place}`, ...sentences.map((sentence) => `         ${sentence}`)].join('\n')
}
