import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { API_BASE } from '#contract/endpoint.ts'
import { isProblemCode, problemStatus } from '#contract/problem.ts'
import type { DescribedApi, OpenApiDocument } from './document.ts'
import { type JsonSchema, typeText } from './json-schema.ts'
import { DESK_SCHEME, type Operation } from './operation.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const DOCS_STYLE = `
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

/** One text: the policy's hash is of all that stands between the tags. */
const STYLE_TAG = raw(`<style>${DOCS_STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64')
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Call = { method: string; path: string; operation: Operation }

/** The document as a page for people, without any script. */
export function docsPage(api: DescribedApi, { info, tags, paths }: OpenApiDocument): Html {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ method, path, operation })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        ${STYLE_TAG}
      </head>
      <body>
        <main>
          <h1>${info.title}</h1>
          ${api.principles.map((sentence) => html`<p>${sentence}</p>`)}
          <p>For programs: <a href="${API_BASE}${api.path}">the same as OpenAPI 3.1</a>.</p>
          <h2>Calls</h2>
          <nav aria-label="Calls">
            <ul>
              ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
              <li><a href="#codes">Codes</a></li>
            </ul>
          </nav>
          ${tags.map(({ name }) => sectionOf(name, calls))}
          <section id="codes">
            <h2>Codes</h2>
            ${codesByStatus()}
          </section>
        </main>
      </body>
    </html>`
}

function sectionOf(tag: string, calls: readonly Call[]): Html {
  return html`<section id="${tag}">
    <h2>${tag}</h2>
    ${calls.filter(({ operation }) => operation.tags.includes(tag)).map(callOf)}
  </section>`
}

function callOf({ method, path, operation }: Call): Html {
  const { summary, parameters = [], requestBody, security, responses } = operation
  return html`<article>
    <h3><span class="method">${method.toUpperCase()}</span><code>${path.slice(1)}</code></h3>
    <p>
      ${summary}.
      ${security ? html`<span class="who">${security.some((scheme) => DESK_SCHEME in scheme) ? 'For staff.' : 'For signed-in guests.'}</span>` : ''}
    </p>
    <dl>
      ${parameters.map(({ name, in: place, required, schema }) =>
        row(html`${name} <span class="who">${place}</span>`, parameterText(schema, required)),
      )}
      ${Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => row(type, typeText(schema)))}
      ${Object.entries(responses).map(([status, { description, content }]) =>
        row(status, status === '200' && content ? answerText(content) : description),
      )}
    </dl>
  </article>`
}

function parameterText(schema: JsonSchema, required: boolean): string {
  const { minimum, maximum, default: fallback } = schema
  const bounds = minimum === undefined || maximum === undefined ? '' : `, ${minimum} to ${maximum}`
  const absence = required ? '' : fallback === undefined ? ', optional' : `, else ${JSON.stringify(fallback)}`
  return `${typeText(schema)}${bounds}${absence}`
}

function answerText(content: NonNullable<Operation['responses'][string]['content']>): string {
  const [frame] = Object.values(content)
  return typeText(frame?.schema.properties?.['Data'] ?? frame?.schema)
}

function row(name: Html | string, value: string): Html {
  return html`<dt>${name}</dt>
    <dd><code>${value}</code></dd>`
}

function codesByStatus(): Html {
  const byStatus = Map.groupBy(Object.keys(problemStatus).filter(isProblemCode), (code) => problemStatus[code])
  return html`<dl>${Array.from(byStatus, ([status, codes]) => row(String(status), codes.join(', ')))}</dl>`
}
