import { createContext, useContext, type ReactNode } from 'react'

/** The Studio in whose preview the page is shown: its address. Undefined for all who see what is published. */
export const PreviewStudio = createContext<string | undefined>(undefined)

/** A document of the content, as far as its place in the Studio goes. */
export type ContentDocument = { _id: string; _type: string }

/** A field by its name, or an entry of a list. */
export type PathPart = string | { _key: string }

/** Where a part of the page is edited. */
export type ContentPlace = { document: ContentDocument; path: readonly PathPart[] }

export const SurroundingPlace = createContext<ContentPlace | undefined>(undefined)

/** Goes onto the element that shows a text or a picture; the Studio's preview finds by it what was clicked. */
export type EditMark = { 'data-sanity': string } | undefined

/**
 * Marks what can be edited: `edit('location', 'heading')` for that field of `document`, or of the place around. For visitors it marks
 * nothing, so their pages carry nothing of it.
 */
export function useEditable(document?: ContentDocument): (...path: PathPart[]) => EditMark {
  const studio = useContext(PreviewStudio)
  const around = useContext(SurroundingPlace)
  const place = document ? { document, path: [] } : around
  return (...path) => (studio !== undefined && place ? markOf(studio, place, path) : undefined)
}

/** In the form that @sanity/visual-editing reads; its own helper would weigh on every visitor. */
function markOf(studio: string, { document, path }: ContentPlace, more: readonly PathPart[]): EditMark {
  const written = [...path, ...more].reduce<string>((before, part) => {
    if (typeof part === 'object') return `${before}:${part._key}`
    return before === '' ? part : `${before}.${part}`
  }, '')
  return {
    'data-sanity': `id=${document._id};type=${document._type};path=${written};base=${encodeURIComponent(studio)}`,
  }
}

type EditableProps = {
  /** The document that is shown inside; without it the surrounding one. */
  of?: ContentDocument | undefined
  /** The part of it. */
  at?: readonly PathPart[]
  children: ReactNode
}

const NOWHERE: readonly PathPart[] = []

/** What is inside shows this part of this document. */
export function Editable({ of: document, at = NOWHERE, children }: EditableProps) {
  const around = useContext(SurroundingPlace)
  const shown = document ?? around?.document
  const path = document ? at : [...(around?.path ?? NOWHERE), ...at]
  return <SurroundingPlace value={shown && { document: shown, path }}>{children}</SurroundingPlace>
}
