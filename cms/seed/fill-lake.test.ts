import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { afterEach, expect, test } from 'vitest'
import { createLake } from '../lake/lake.ts'
import type { Lake } from '../lake/lake.ts'
import { fillLake } from './fill-lake.ts'
import { fileOf } from './picture-file.ts'
import { seedAssets } from './seed-assets.ts'
import { seedDocuments } from './seed-documents.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const directory = mkdtempSync(path.join(tmpdir(), 'fill-lake-'))

afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('an empty lake is given the documents and the files of their pictures', async () => {
  await withLake(async (lake) => {
    const count = await fillLake({ lake, directory })

    expect(count).toBe(seedDocuments().length + seedAssets('p/d').length)
    const refund = await clientOf(lake).fetch<{ title: string }>('*[_id == "refund"][0]{ title }')
    expect(refund).toEqual({ title: 'Refund Policy' })
    const url = await clientOf(lake).fetch<string>('*[_type == "director" && Rank == 1][0].image.asset->url')
    const kept = readFileSync(path.join(directory, 'assets', path.basename(url)))
    expect(kept.equals(readFileSync(fileOf('menuimages/portrait-shapla.jpg')))).toBe(true)
  })
})

test('a lake that was filled is left as its editors made it', async () => {
  await withLake(async (lake) => {
    await fillLake({ lake, directory })
  })

  await withLake(async (lake) => {
    expect(await fillLake({ lake, directory })).toBe(0)
    expect(await clientOf(lake).fetch('count(array::unique(*._rev))')).toBe(1)
  })
})

test('a lake that was stopped while it was filled is filled by the next start', async () => {
  await withLake(async (lake) => {
    const stopped = { documentCount: lake.documentCount, seed: () => fail('stopped') }
    await expect(fillLake({ lake: stopped, directory })).rejects.toThrow('stopped')
    expect(lake.documentCount()).toBe(0)
    expect(readdirSync(path.join(directory, 'assets'))).not.toEqual([])
  })

  await withLake(async (lake) => {
    await fillLake({ lake, directory })
    expect(lake.documentCount()).toBe(seedDocuments().length + seedAssets('p/d').length)
  })
})

function fail(message: string): never {
  throw new Error(message)
}

async function withLake(act: (lake: Lake) => Promise<void>): Promise<void> {
  const publicUrl = 'http://127.0.0.1:4103'
  const lake = createLake({ directory, now: () => new Date('2026-11-20T09:00:00Z'), log: silent, publicUrl, origins: [] })
  try {
    await act(lake)
  } finally {
    lake.close()
  }
}

function clientOf(lake: Lake) {
  return createClient({
    projectId: 'ichamoti',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    apiHost: 'http://127.0.0.1:4103/lake',
    useProjectHostname: false,
    resolveFetch: () => async (address, init) => lake.fetch(new Request(address, init), '127.0.0.1'),
  })
}
