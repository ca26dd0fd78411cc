import type { RichText } from '../types.generated.ts'
import { keyed } from './picture.ts'

type Block = RichText[number]

/** Blocks before they are part of a text, where each gets its key. */
export type Passage = (keyAt: (offset: number) => string) => Block[]

/** Writes a text from its passages: paragraphs, lists and tables of terms. */
export function richText(...passages: readonly Passage[]): RichText {
  const blocks: Block[] = []
  for (const passage of passages) blocks.push(...passage((offset) => `block${blocks.length + offset + 1}`))
  return blocks
}

export function paragraphs(...texts: readonly string[]): Passage {
  return (keyAt) => texts.map((text, index) => textBlock(keyAt(index), text))
}

export function list(...items: readonly string[]): Passage {
  return (keyAt) => items.map((text, index) => ({ ...textBlock(keyAt(index), text), listItem: 'bullet', level: 1 }))
}

/** A table of two columns: what happens, and what follows from it. */
export function terms(...rows: readonly (readonly [term: string, text: string])[]): Passage {
  return (keyAt) => [
    { _type: 'termsTable', _key: keyAt(0), terms: keyed('term', rows.map(([term, text]) => ({ term, text }))) },
  ]
}

function textBlock(key: string, text: string) {
  return {
    _type: 'block' as const,
    _key: key,
    style: 'normal' as const,
    markDefs: [],
    children: [{ _type: 'span' as const, _key: 'span1', text, marks: [] }],
  }
}
