import { expect, test } from 'vitest'
import { proveCode, signInToDesk } from '#contract/desk/account.ts'
import { unseal } from '../sealing/seal.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, codeNow, OWN_PASSWORD } from '#tests/support/desk/members.ts'
import { openTotp, resealTotpSecrets, sealTotp } from './totp-secret.ts'

const api = shareTestApi()
const old = new Uint8Array(32).fill(2)
const fresh = new Uint8Array(32).fill(9)

test('an app works on after the key was changed, and the old key can be removed', async () => {
  const { id, email, secret, desk } = await aMember(api, 'desk')
  const rowOf = async () => {
    const [row] = await api.deps.db.query<{ totpSealed: string }>(
      'select totp_sealed as "totpSealed" from staff where id = $1',
      [id],
    )
    return { id, totpSealed: row?.totpSealed ?? '' }
  }
  const resealed = await resealTotpSecrets({ ...api.deps, secrets: { identityKeys: [fresh, old] } })
  const again = await resealTotpSecrets({ ...api.deps, secrets: { identityKeys: [fresh, old] } })

  expect([resealed, again]).toEqual([1, 0])
  expect(openTotp({ secrets: { identityKeys: [fresh] } }, await rowOf())).toBe(secret)

  await resealTotpSecrets({ ...api.deps, secrets: { identityKeys: [old, fresh] } })
  api.clock.advance(30)
  await api.call(signInToDesk, { body: { Email: email, Password: OWN_PASSWORD } }, { desk })
  const proved = await api.call(proveCode, { body: { Code: codeNow(api, secret), Remember: false } }, { desk })
  expect(proved.Data).toMatchObject({ Step: 'signedIn' })
})

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
