export type ShellParts = {
  head: string
  /** Comes last in `<head>`: a page's own styles must follow the shared ones, as they do when the browser loads them later. */
  headEnd?: string
  body: string
  state: string
}

/** Puts a rendered page into index.html. Functions as replacements, because `$&` in a text would be read as a pattern. */
export function fillShell(shell: string, { head, headEnd = '', body, state }: ShellParts): string {
  return shell
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${headEnd}</head>`)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>`)
}
