import type { PathResult } from '#tests/model/engine/result.ts'

/** What a run prints while it goes on: a line a flow, and each failure at once. */
export type Progress = {
  begin(title: string, all: number, what: 'paths' | 'walks'): FlowProgress
  print(sentence: string): void
  /** The run was given up: what still comes is not printed. */
  mute(): void
}
export type FlowProgress = { path(result: PathResult): void; end(): void }

type Terminal = { isTTY?: boolean; write(text: string): unknown }

export function createProgress(terminal: Terminal, now: () => number = Date.now): Progress {
  const isLive = terminal.isTTY === true
  let isMuted = false
  const write = (text: string) => void (isMuted || terminal.write(text))
  const clear = isLive ? '\r\u001B[2K' : ''

  return {
    mute() {
      isMuted = true
    },
    print: (sentence) => write(`${clear}${sentence}\n`),
    begin(title, all, what) {
      const begun = now()
      let done = 0
      let failed = 0
      const line = () => {
        const seconds = ((now() - begun) / 1_000).toFixed(1)
        const verdict = failed > 0 ? `${failed} failed` : 'all hold'
        return `${title.padEnd(38)} ${`${done} of ${all}`.padStart(11)} ${what}  ${verdict}  ${seconds} s`
      }
      const show = () => isLive && write(`${clear}${line()}`)
      show()
      return {
        path(result) {
          done += 1
          if (!result.ok) {
            failed += 1
            write(`${clear}${failureText(result)}\n`)
          }
          show()
        },
        end: () => write(`${clear}${line()}\n`),
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
