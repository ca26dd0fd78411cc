import { expect, test } from 'vitest'
import type { LoggedAct } from '#contract/desk/log.ts'
import { actText, whoText } from './log-words.ts'

test.each<[LoggedAct, string]>([
  [{ Kind: 'signedIn' }, 'signed in'],
  [{ Kind: 'setRole', From: 'desk', To: 'manager' }, 'changed the role: Reception to Manager'],
  [{ Kind: 'addedStaff', Role: 'desk', Content: 'edit' }, 'added an account: Reception, writes in the Studio'],
  [{ Kind: 'movedCash', Amount: -300, Reason: 'to the bank' }, 'moved cash: − BDT 300: to the bank'],
  [
    { Kind: 'closedTill', Counted: 4_900, Expected: 5_000, Note: 'BDT 100 is missing' },
    'closed a shift: BDT 4,900 counted, BDT 5,000 expected: BDT 100 is missing',
  ],
  [
    { Kind: 'blockedRoom', From: '2026-12-01', Until: '2026-12-04', Cause: 'maintenance', Reason: 'the fan' },
    'blocked the room: Tue 1 Dec 2026 to Fri 4 Dec 2026, Maintenance: the fan',
  ],
  [{ Kind: 'approvedRefund', Amount: 1_000, Reason: 'boiler' }, 'approved a refund: BDT 1,000: boiler'],
  [{ Kind: 'earlier', Act: 'setRole', Detail: 'desk to manager' }, 'changed the role: desk to manager'],
])('the log reads of %o: %s', (what, words) => {
  expect(actText(what)).toBe(words)
})

test('who did it is a member, the command line, or someone who was not signed in', () => {
  expect(whoText({ Kind: 'staff', Id: 1, Name: 'commandLine' })).toBe('commandLine')
  expect([whoText({ Kind: 'commandLine' }), whoText({ Kind: 'stranger' })]).toEqual(['Command line', 'not signed in'])
})
