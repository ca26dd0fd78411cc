/** Leads to the first of a form's controls, in the order of the page, that bears one of these names. */
export function focusFirst(form: HTMLElement | null, names: readonly string[]): void {
  if (names.length === 0) return
  const selector = names.map((name) => `[name="${name}"]`).join(',')
  form?.querySelector<HTMLElement>(selector)?.focus()
}
