export type ShellParts = { head: string; body: string; state: string }

/** Puts a rendered page into index.html. Functions as replacements, because `$&` in a text would be read as a pattern. */
export function fillShell(shell: string, { head, body, state }: ShellParts): string {
  return shell
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>`)
}
