import type { Told } from '#tests/model/engine/told.ts'

export const sessionTells: Told = {
  'storedUser.changed (a guest)': 'navigation.wanted /home',
  'storedUser.changed (without a token)': 'navigation.wanted /home',
  'storedUser.changed (nobody)': 'navigation.wanted /home',
  'revokeToken.resolves': 'navigation.wanted /home',
  'revokeToken.rejects (unreachable)': 'navigation.wanted /home',
  'revokeToken.rejects (server fault)': 'navigation.wanted /home',
  'revokePatience.elapses': 'navigation.wanted /home',
}
