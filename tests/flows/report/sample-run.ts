import type { FlowResult, PathResult } from '#tests/model/engine/result.ts'
import type { FlowsRun } from './flows-run.ts'

/** A path of the picture's machine, in words and results of our own. */
export function aPath(changes: Partial<PathResult> = {}): PathResult {
  return {
    id: 'a1b2c3d4e5',
    title: 'picture.loaded → picture.failed',
    steps: ['Picture: loaded, then loaded.', 'Picture: failed, then failed.'],
    ok: true,
    ms: 120,
    ...changes,
  }
}

export function aFailedPath(screenshot?: string): PathResult {
  return aPath({
    id: 'f00d000001',
    ok: false,
    failure: {
      step: 1,
      sentences: ['value should be "failed" & <b>not</b> "loaded"'],
      ...(screenshot !== undefined && { screenshot }),
    },
  })
}

/** All of the picture's machine, each state and transition taken once, but for what is changed. */
export function aResult(changes: Partial<FlowResult> = {}): FlowResult {
  const arrow = (from: string, event: string, to: string) => ({
    key: `${from} — ${event} [0]`,
    from,
    event,
    branch: 0,
    to: [to],
    hits: 1,
  })
  return {
    flow: 'picture',
    machine: 'picture',
    driver: 'api',
    paths: [aPath()],
    states: ['loading', 'loaded', 'failed'].map((name) => ({ name, hits: 1 })),
    transitions: [
      arrow('loading', 'picture.loaded', 'loaded'),
      arrow('loading', 'picture.failed', 'failed'),
      arrow('loaded', 'picture.failed', 'failed'),
      arrow('failed', 'picture.loaded', 'loaded'),
    ],
    guards: [],
    unreachable: [],
    ...changes,
  }
}

export function aRun(changes: Partial<FlowsRun> = {}): FlowsRun {
  return {
    begun: '2026-11-20T06:00:00.000Z',
    ms: 1_500,
    seed: 1,
    isPartial: false,
    results: [aResult()],
    walks: [],
    pageless: [],
    ...changes,
  }
}
