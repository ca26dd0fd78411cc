import { isRecord } from '../is-record.ts'

/** Ids of the documents that a value needs: references of this dataset that are not weak. */
export function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (!isRecord(value)) return []
  const isStrong = value['_weak'] !== true && value['_dataset'] === undefined && value['_projectId'] === undefined
  const own = typeof value['_ref'] === 'string' && isStrong ? [value['_ref']] : []
  return [...own, ...Object.values(value).flatMap(strongReferences)]
}

/**
 * The same value as it is published: the Studio keeps a reference weak while what it names is itself a draft, and marks
 * it to become strong.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: mark, _weak, ...rest } = value
  const inner = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, strengthened(each)]))
  const staysWeak = _weak !== undefined && (mark === undefined || (isRecord(mark) && mark['weak'] === true))
  return staysWeak ? { ...inner, _weak } : inner
}
