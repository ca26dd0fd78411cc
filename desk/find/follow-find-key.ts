const KEY = '/'
const FIELD = 'input[type="search"]'
const LINK = 'nav a[href$="/desk/find"]'
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** `/` opens the search from any page of the desk, by the link that is on it; not while something is typed or a dialog is open. */
export function followFindKey(page: Document): void {
  page.addEventListener('keydown', (event) => {
    if (!isPlain(event) || isTyping(event.target)) return
    if (page.querySelector('dialog:modal') !== null) return
    const field = page.querySelector<HTMLInputElement>(FIELD)
    const link = page.querySelector<HTMLAnchorElement>(LINK)
    // A desk that is locked lies out of reach.
    const isLocked = (field ?? link)?.closest('[inert]') !== null
    if (isLocked) return
    event.preventDefault()
    if (field) field.select()
    else link?.click()
  })
}

function isPlain({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  return key === KEY && !ctrlKey && !metaKey && !altKey && !defaultPrevented
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}
