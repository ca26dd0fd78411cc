import { getNamedType, getNullableType, type GraphQLResolveInfo, isListType } from 'graphql'
import { isRecord, type LakeDocument } from '../core/document.ts'
import { compareBy, type Documents, fits, type Sorting, type Where } from './where-and-sort.ts'

/** What GraphQL calls a document's type: `policyPage` is PolicyPage, `sanity.imageAsset` is SanityImageAsset. */
function typeNameOf(type: string): string {
  return type
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
}

type Arguments = ListArguments & { id?: string }

/** Reads a field, whichever it is: of the query a document or a list of them, of a document what stands in it. */
export function resolveField(
  source: unknown,
  args: Arguments,
  documents: Documents,
  info: GraphQLResolveInfo,
): unknown {
  const { fieldName, parentType, returnType, schema } = info
  const type = getNamedType(returnType).name
  if (parentType === schema.getQueryType()) {
    if (isListType(getNullableType(returnType))) return listDocuments(documents, type, args)
    return args.id === undefined ? undefined : findDocument(documents, type, args.id)
  }
  if (!isRecord(source)) return undefined
  // Blocks of a text come as they are stored, read by the field's name and this ending.
  if (type === 'JSON' && fieldName.endsWith('Raw')) return source[fieldName.slice(0, -'Raw'.length)]
  return follow(source[fieldName], documents)
}

/** Which of several types an object is. */
export function resolveType(value: unknown): string | undefined {
  return isRecord(value) && typeof value['_type'] === 'string' ? typeNameOf(value['_type']) : undefined
}

/** The document behind a reference, and each behind a list of them. What is gone or hidden is null. */
function follow(value: unknown, documents: Documents): unknown {
  if (Array.isArray(value)) return value.map((item) => follow(item, documents))
  if (!isRecord(value) || typeof value['_ref'] !== 'string') return value
  return documents.get(value['_ref']) ?? null
}

type ListArguments = {
  where?: Where | null
  sort?: readonly Sorting[] | null
  limit?: number | null
  offset?: number | null
}

/** `type` is GraphQL's name; `Document` is any. */
function findDocument(documents: Documents, type: string, id: string): LakeDocument | undefined {
  const document = documents.get(id)
  return document && isOfType(document, type) ? document : undefined
}

function listDocuments(documents: Documents, type: string, args: ListArguments): LakeDocument[] {
  const { where, sort, limit, offset } = args
  const found = [...documents.values()].filter((document) => {
    return isOfType(document, type) && (!where || fits(document, where, documents))
  })
  const sorted = sort ? found.toSorted(compareBy(sort)) : found
  const from = Math.max(0, offset ?? 0)
  return sorted.slice(from, limit === null || limit === undefined ? undefined : from + Math.max(0, limit))
}

function isOfType({ _type }: LakeDocument, type: string): boolean {
  return type === 'Document' || typeNameOf(_type) === type
}
