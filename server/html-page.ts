import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

type PageContent = { title: string; body: Html; /** More for the head, such as a refresh. */ head?: Html | undefined }

/** A page of the server itself, not of the site: one style, and a policy that allows it and what else is named. */
export function createHtmlPage(style: string) {
  // The whole tag, because the policy's hash is over every character between its ends.
  const styleTag = raw(`<style>${style}</style>`)

  return {
    page: ({ title, body, head }: PageContent): Html =>
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${title}</title>
            ${head ?? ''} ${styleTag}
          </head>
          <body>
            ${body}
          </body>
        </html>`,
    policy: ({ formAction = "'none'", script }: { formAction?: string; script?: string } = {}): string =>
      [
        "default-src 'none'",
        `style-src ${sourceHash(style)}`,
        ...(script === undefined ? [] : [`script-src ${sourceHash(script)}`]),
        `form-action ${formAction}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
  }
}

/** How a content policy allows this one style or script. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
