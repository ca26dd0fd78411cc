import type { CDPSession } from 'playwright-core'

/** `cpuTimes` 4 is a quarter of this machine's speed. */
export type Slowness = { megabits: number; latencyMs: number; cpuTimes: number }

/** Sends at half the speed at which it receives. */
export async function slowDown(devtools: CDPSession, { megabits, latencyMs, cpuTimes }: Slowness): Promise<void> {
  const bytesPerSecond = (megabits * 1_000_000) / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuTimes })
}

type Traffic = { totalBytes: number; scriptBytes: number; requests: number }

/** Counts from now on what a page loads, in bytes as they travel. */
export async function watchTraffic(devtools: CDPSession): Promise<() => Traffic> {
  const types = new Map<string, string>()
  let totalBytes = 0
  let scriptBytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totalBytes += encodedDataLength
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return () => ({ totalBytes, scriptBytes, requests: types.size })
}
