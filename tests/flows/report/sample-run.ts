import type { FlowResult, PathResult } from '#tests/model/engine/result.ts'
import type { FlowsRun } from './flows-run.ts'

/** A path of the profile's machine, in words and results of our own. */
export function aPath(changes: Partial<PathResult> = {}): PathResult {
  return {
    id: 'a1b2c3d4e5',
    title: 'loadProfile.rejects → retry.pressed',
    steps: ['The answer to load profile is a failure, then profile failed.', 'Retry: pressed, then loading profile.'],
    ok: true,
    ms: 120,
    ...changes,
  }
}

export function aFailedPath(): PathResult {
  return aPath({
    id: 'f00d000001',
    ok: false,
    failure: { step: 1, sentences: ['value should be "loadingProfile" & <b>not</b> "profileFailed"'] },
  })
}

/** Some of the profile's machine, each state and transition taken once, but for what is changed. */
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
    flow: 'profile',
    machine: 'profile',
    paths: [aPath()],
    states: ['loadingProfile', 'filling', 'profileFailed'].map((name) => ({ name, hits: 1 })),
    transitions: [
      arrow('loadingProfile', 'loadProfile.resolves', 'filling'),
      arrow('loadingProfile', 'loadProfile.rejects', 'profileFailed'),
      arrow('filling', 'form.submitted', 'sending'),
      arrow('profileFailed', 'retry.pressed', 'loadingProfile'),
    ],
    wrong: [],
    unreachable: [],
    ...changes,
  }
}

export function aRun(changes: Partial<FlowsRun> = {}): FlowsRun {
  return {
    begun: '2026-11-20T06:00:00.000Z',
    ms: 1_500,
    isPartial: false,
    results: [aResult()],
    ...changes,
  }
}
