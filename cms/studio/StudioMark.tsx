/** A leaf on the river: the mark next to the resort's name. */
export function StudioMark() {
  return (
    <svg viewBox="0 0 25 25" fill="none" aria-hidden="true" width="1em" height="1em">
      <path d="M4 17c0-8 5-12 16-13 0 10-4 15-11 15-3 0-5-1-5-2Z" fill="#1f4a39" />
      <path d="M3 22c3-7 7-11 12-13" stroke="#fbf7f0" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  )
}
