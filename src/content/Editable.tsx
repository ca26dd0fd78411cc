import { type ReactNode, useContext } from 'react'
import { type ContentDocument, type PathPart, SurroundingPlace } from './use-editable.ts'

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
