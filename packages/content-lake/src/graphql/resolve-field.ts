import { getNamedType, getNullableType, isListType } from 'graphql'
import type { GraphQLResolveInfo } from 'graphql'
import { isRecord } from '../is-record.ts'
import { typeNameOf } from './api-schema.ts'
import { findDocument, listDocuments } from './find-documents.ts'
import type { Documents, ListArguments } from './find-documents.ts'

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
  // Blocks of a text come as they are stored, asked for by the field's name and this ending.
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
