import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { areas, type Area, API_BASE } from '#contract/endpoint.ts'
import { isProblemCode, problemStatus } from '#contract/problem.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { PRINCIPLES, type OpenApiDocument } from './document.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Operation } from './operation.ts'
import { typeText } from './type-text.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** One text: the policy's hash is of all that stands between the tags. */
const STYLE_TAG = raw(`<style>${DOCS_STYLE}</style>`)
const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64')
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Call = { method: string; path: string; operation: Operation }

/** The document as a page for people, without any script. */
export function docsPage({ info, paths }: OpenApiDocument): Html {
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
          ${PRINCIPLES.map((sentence) => html`<p>${sentence}</p>`)}
          <p>For programs: <a href="${API_BASE}openapi.json">the same as OpenAPI 3.1</a>.</p>
          <h2>Calls</h2>
          <nav aria-label="Calls">
            <ul>
              ${areas.map((area) => html`<li><a href="#${area}">${area}</a></li>`)}
              <li><a href="#codes">Codes</a></li>
            </ul>
          </nav>
          ${areas.map((area) => sectionOf(area, calls))}
          <section id="codes">
            <h2>Codes</h2>
            ${codesByStatus()}
          </section>
        </main>
      </body>
    </html>`
}

function sectionOf(area: Area, calls: readonly Call[]): Html {
  return html`<section id="${area}">
    <h2>${area}</h2>
    ${calls.filter(({ operation }) => operation.tags.includes(area)).map(callOf)}
  </section>`
}

function callOf({ method, path, operation }: Call): Html {
  const { summary, parameters = [], requestBody, security, responses } = operation
  return html`<article>
    <h3><span class="method">${method.toUpperCase()}</span><code>${path.slice(1)}</code></h3>
    <p>${summary}. ${security ? html`<span class="who">For signed-in guests.</span>` : ''}</p>
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
