/**
 * A catalogue in another language, with the keys and parameters of the English one: a missing or a surplus key does not compile.
 * `texts.bn.ts` next to `texts.ts` is `export const texts: Like<typeof import('./texts.ts').texts> = { … }`.
 */
export type Like<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Words
    ? (...parameters: Parameters) => Like<Words>
    : English extends readonly (infer Item)[]
      ? readonly Like<Item>[]
      : { readonly [Key in keyof English]: Like<English[Key]> }
