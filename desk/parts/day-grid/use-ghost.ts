import { type RefObject, useRef } from 'react'
import type { Span } from './days.ts'

/** `row`: the index of the first of so many rows. */
export type Area = Span & { row: number; rows: number }

export type Ghost = {
  element: RefObject<HTMLDivElement | null>
  said: RefObject<HTMLParagraphElement | null>
  /** `isClear`: what is under it can still be read. */
  show: (area: Area, look: { text: string; isRefused: boolean; isClear?: boolean }) => void
  hide: () => void
  /** A sentence above the grid, which is also read aloud. */
  say: (sentence: string) => void
}

/** What is pulled, or moved by keys, where it would be. It is changed in the page with each step of a pull, and React renders nothing. */
export function useGhost(): Ghost {
  const element = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  return {
    element,
    said,
    show({ row, rows, first, nights }, { text, isRefused, isClear = false }) {
      const ghost = element.current
      if (!ghost) return
      ghost.hidden = false
      const measures = { '--first': first, '--nights': nights, '--index': row, '--rows': rows }
      for (const [name, value] of Object.entries(measures)) ghost.style.setProperty(name, String(value))
      ghost.toggleAttribute('data-refused', isRefused)
      ghost.toggleAttribute('data-clear', isClear)
      ghost.textContent = text
    },
    hide() {
      if (element.current) element.current.hidden = true
    },
    say(sentence) {
      if (said.current && said.current.textContent !== sentence) said.current.textContent = sentence
    },
  }
}
