import type { FlowResult, PathResult } from '#tests/model/engine/flow.ts'

/** A path of the profile's machine. */
export const aPath: PathResult = {
  id: 'a1b2c3d4e5',
  titles: ['loadProfile.rejects', 'retry.pressed'],
  steps: ['The answer to load profile is a failure, then profile failed.', 'Retry: pressed, then loading profile.'],
  traces: [
    { state: 'loadingProfile', calls: [], changes: [], messages: [] },
    {
      state: 'profileFailed',
      calls: ['GET UserArea/Profile: no answer'],
      changes: ['state: "loadingProfile" → "profileFailed"'],
      messages: [],
      lines: ['machines/profile.machine.ts:40'],
    },
  ],
  ms: 120,
}

export const aFailedPath: PathResult = {
  ...aPath,
  id: 'f00d000001',
  failure: { step: 1, sentences: ['value should be "loadingProfile" & <b>not</b> "profileFailed"'] },
}

/** A part of the profile's machine, with one transition that was driven, one that was not, and one that cannot be. */
export function aFlow(changes: Partial<FlowResult> = {}): FlowResult {
  const arrow = (from: string, event: string, to: string, hits: number) => {
    return { key: `${from} — ${event} [0]`, from, event, branch: 0, to: [to], hits }
  }
  return {
    flow: 'profile',
    machine: 'profile',
    paths: [aPath, aFailedPath],
    states: ['loadingProfile', 'filling'].map((name) => ({ name, hits: 1 })),
    transitions: [
      arrow('profileFailed', 'retry.pressed', 'loadingProfile', 12),
      arrow('loadingProfile', 'loadProfile.resolves', 'filling', 0),
      arrow('filling', 'form.submitted', 'sending', 0),
    ],
    untaken: { 'filling — form.submitted [0]': 'Nobody submits here' },
    changes: [],
    faults: [],
    shares: [
      { name: 'states', done: 2, all: 2 },
      { name: 'transitions', done: 1, all: 2 },
    ],
    missed: ['loadingProfile — loadProfile.resolves [0]'],
    ...changes,
  }
}
