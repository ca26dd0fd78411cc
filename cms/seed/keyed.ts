/** Parts of a list, as a document holds them: each with its type and a key that stays the same with every start. */
export function keyed<Type extends string, Part extends object>(type: Type, parts: readonly Part[]) {
  return parts.map((part, index) => ({ _type: type, _key: `${type}${index + 1}`, ...part }))
}
