import { expect, test } from 'vitest'
import { unseal } from '../platform/sealing/seal.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember } from '#tests/support/desk/members.ts'
import { resealTotpSecrets, sealTotp } from './totp-secret.ts'

const api = shareTestApi()
const old = new Uint8Array(32).fill(2)
const fresh = new Uint8Array(32).fill(9)

test('a secret without its key is left as it is, and reported', async () => {
  const { id } = await aMember(api, 'desk', 'Second One')
  const warnings: string[] = []
  const log = { ...api.deps.log, warn: (_: object, message: string) => void warnings.push(message) }
  await api.deps.db.change('update staff set totp_sealed = $2 where id = $1', [
    id,
    sealTotp({ secrets: { identityKeys: [new Uint8Array(32).fill(5)] } }, id, 'SECRET'),
  ])

  await resealTotpSecrets({ ...api.deps, log, secrets: { identityKeys: [fresh, old] } })

  expect(warnings).toEqual([expect.stringContaining('IDENTITY_KEY is missing')])
})

test('the key of the apps opens nothing that the key of identity numbers sealed, and the other way round', () => {
  const secrets = { identityKeys: [old] } as const

  expect(() => unseal(sealTotp({ secrets }, 1, 'SECRET'), { keys: [old], owner: 'staff:1' })).toThrow('not among')
})
