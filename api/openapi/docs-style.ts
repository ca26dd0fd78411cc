export const DOCS_STYLE = `
:root { color-scheme: light; --ivory: #fbf7f0; --paper: #fffdf9; --line: #e2d6c3; --ink: #221c16; --soft: #5f554a; --laterite: #9a3d23; --palm: #1f4a39; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ivory); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; }
h1, h2 { color: var(--palm); font-family: Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 5vw, 2.75rem); }
h2 { margin: 3rem 0 1rem; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
a { color: var(--laterite); }
a:focus-visible { outline: 3px solid var(--palm); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 0; padding: 0; list-style: none; }
article { margin: 0 0 1rem; padding: 1rem 1.25rem; background: var(--paper); border: 1px solid var(--line); border-left: 3px solid var(--laterite); }
code { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { margin-right: .5rem; color: var(--laterite); font: 600 .8125rem/1 ui-monospace, monospace; letter-spacing: .06em; }
.who { color: var(--soft); font-size: .875rem; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1.25rem; margin: .75rem 0 0; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; min-width: 0; }
p { margin: .25rem 0 0; }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }
`
