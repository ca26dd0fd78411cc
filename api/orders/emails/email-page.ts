import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { scriptSafe } from '#contract/values/script-safe.ts'

// An e-mail as a page. Mail programs know neither style sheets nor grids: tables and inline styles reach all of them. Outlook on Windows draws
// with Word, which knows no `max-width`, and no padding of a link: it is given a table of that width, and the padding of the button's cell.

/** Each of `lines` begins a line. */
export type Fact = readonly [name: string, ...lines: string[]]

export type EmailParts = {
  language: string
  title: string
  brand: string
  tagline: string
  /** The address of a picture, 1280 pixels wide. */
  picture: string
  greeting: string
  heading: string
  facts: readonly Fact[]
  action: { label: string; address: string }
  closing: string
  /** For mail programs: JSON-LD. */
  data: readonly object[]
}

const SERIF = 'Georgia, Times New Roman, serif'
const SANS = 'Helvetica, Arial, sans-serif'
const colors = { paper: '#fbf8f1', sheet: '#fffdf9', ink: '#26211d', soft: '#6a6058', line: '#e2d9c8', palm: '#173428' }
const LATERITE = '#9c3f25'

/** What guests wrote is text in it, and never markup. */
export async function emailPage(parts: EmailParts): Promise<string> {
  const { language, title, brand, tagline, picture, greeting, heading, facts, action, closing, data } = parts
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title}</title>
        ${data.map((one) => raw(`<script type="application/ld+json">${scriptSafe(one)}</script>`))}
      </head>
      <body style="margin:0;padding:0;background:${colors.paper};color:${colors.ink}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colors.paper}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:${colors.sheet};border:1px solid ${colors.line}"
              >
                <tr>
                  <td
                    style="padding:24px 28px;background:${colors.palm};color:#fff;border-top:4px solid ${LATERITE};word-break:break-word"
                  >
                    <span style="font:400 26px/1.1 ${SERIF}">${brand}</span><br />
                    <span style="font:600 11px/1.8 ${SANS};letter-spacing:2px;text-transform:uppercase;color:#e0b865"
                      >${tagline}</span
                    >
                  </td>
                </tr>
                <tr>
                  <td>
                    <img src="${picture}" alt="" width="600" style="display:block;width:100%;height:auto;border:0" />
                  </td>
                </tr>
                <tr>
                  <td style="padding:28px 28px 8px">
                    <p style="margin:0 0 8px;font:400 16px/1.5 ${SANS}">${greeting}</p>
                    <h1 style="margin:0;font:400 26px/1.25 ${SERIF}">${heading}</h1>
                  </td>
                </tr>
                <tr>
                  <td style="padding:8px 28px">
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                      ${facts.map(factRow)}
                    </table>
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 28px 8px">
                    <table role="presentation" cellpadding="0" cellspacing="0">
                      <tr>
                        <td
                          bgcolor="${LATERITE}"
                          style="mso-padding-alt:14px 22px;background:${LATERITE};border-radius:2px"
                        >
                          <a
                            href="${action.address}"
                            style="display:inline-block;padding:14px 22px;color:#fff;font:600 16px/1 ${SANS};text-decoration:none"
                            >${action.label}</a
                          >
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 28px 28px;font:400 14px/1.6 ${SANS};color:${colors.soft}">${closing}</td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return String(page)
}

function factRow([name, ...lines]: Fact): HtmlEscapedString | Promise<HtmlEscapedString> {
  const cell = `padding:10px 0;border-bottom:1px solid ${colors.line};vertical-align:top`
  return html`<tr>
    <th scope="row" align="left" style="${cell};padding-right:16px;font:400 14px/1.5 ${SANS};color:${colors.soft}">
      ${name}
    </th>
    <td align="right" style="${cell};font:400 16px/1.5 ${SANS}">${lines.map((line) => html`<div>${line}</div>`)}</td>
  </tr>`
}
