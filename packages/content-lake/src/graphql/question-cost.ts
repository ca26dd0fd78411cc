import { GraphQLError, Kind, visit } from 'graphql'
import type { ASTVisitor, DocumentNode, FragmentDefinitionNode, SelectionSetNode, ValidationContext } from 'graphql'

/** Deeper than any page asks, and than the question by which tools learn the types. */
const MAX_DEPTH = 16
/** Fields of one question, those of a fragment each time that it is used. */
const MAX_FIELDS = 1000

/** A rule that refuses questions which ask for more than anybody needs. */
export function limitQuestion(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const problem = problemOf(document)
      if (problem) context.reportError(new GraphQLError(problem))
    },
  }
}

function problemOf(document: DocumentNode): string | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>()
  visit(document, { FragmentDefinition: (fragment) => void fragments.set(fragment.name.value, fragment) })
  let fields = 0

  function deepest(selections: SelectionSetNode | undefined, depth: number): number {
    // Stops on the way down: fragments that use themselves have no bottom.
    if (!selections || depth > MAX_DEPTH || fields > MAX_FIELDS) return depth
    return Math.max(
      ...selections.selections.map((selection) => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) {
          fields += 1
          return deepest(fragments.get(selection.name.value)?.selectionSet, depth)
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) return deepest(selection.selectionSet, depth)
        fields += 1
        return deepest(selection.selectionSet, depth + 1)
      }),
    )
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    if (deepest(definition.selectionSet, 0) > MAX_DEPTH) return `A question may be ${MAX_DEPTH} fields deep at most`
    if (fields > MAX_FIELDS) return `A question may have ${MAX_FIELDS} fields at most`
  }
  return undefined
}
