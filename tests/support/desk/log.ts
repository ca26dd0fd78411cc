import { readLog, type LogEntry, type StaffAct } from '#contract/staff/log.ts'
import { readData } from '../guests.ts'
import { TODAY, type TestApi } from '../test-api.ts'
import type { TestStaff } from './members.ts'

/** What the log has of these acts from the day on which every test begins, as an owner reads it: the oldest first. */
export async function logOf(api: TestApi, owner: TestStaff, acts: readonly StaffAct[]): Promise<LogEntry[]> {
  const query = { From: TODAY, To: '2026-12-31', Page: 1, Take: 100 }
  const { Data } = readData(readLog, await api.call(readLog, { query }, { desk: owner.desk }))
  return Data.filter(({ Entry }) => acts.some((act) => act === Entry.Kind)).toReversed()
}
