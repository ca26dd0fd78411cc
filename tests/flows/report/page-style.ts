import { drawingStyle } from '../drawing/drawing.ts'

/** How the report looks, by the site's tokens, in light and in dark; nothing is loaded from anywhere. */
export const pageStyle = `
:root { color-scheme: light dark;
  --ivory: #fbf7f0; --paper: #fffdf9; --clay: #f0e6d6; --line: #e2d6c3; --ink: #221c16; --soft: #5f554a;
  --brass: #7d5b1d; --good: #1f4a39; --good-ground: #e3ede6; --bad: #9a3021; --bad-ground: #fbebe6; --focus: #1f4a39; }
@media (prefers-color-scheme: dark) { :root {
  --ivory: #17120e; --paper: #221c16; --clay: #2a231c; --line: #4a4034; --ink: #fbf7f0; --soft: #cdbfa9;
  --brass: #d9b778; --good: #8fc9ab; --good-ground: #1f3a2e; --bad: #f2a08d; --bad-ground: #4a211a; --focus: #d9b778; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ivory); color: var(--ink); font: 16px/1.55 'Anek Latin Variable', 'Segoe UI', Arial, sans-serif; }
header, main, footer { max-width: 1240px; margin: 0 auto; padding: 24px 20px; }
h1, h2, h3 { font-family: 'Fraunces Variable', Georgia, serif; font-weight: 400; line-height: 1.15; letter-spacing: -.01em; }
h1 { font-size: clamp(2rem, 1.5rem + 2.4vw, 3.2rem); margin: 0 0 12px; }
h2 { font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.1rem); margin: 0 0 8px; }
h3 { font-size: 1.2rem; margin: 28px 0 8px; }
a { color: inherit; text-underline-offset: 3px; }
code, .id { font: 13px/1.5 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.eyebrow { margin: 0 0 8px; color: var(--brass); font-size: .78rem; font-weight: 600; letter-spacing: .16em; text-transform: uppercase; }
.verdict { font-size: 1.15rem; margin: 0 0 12px; }
.verdict.bad, .wrong { color: var(--bad); }
.verdict.good { color: var(--good); }
.facts { color: var(--soft); margin: 0; }
.scroll { overflow: auto; border: 1px solid var(--line); background: var(--paper); }
.scroll:has(table) { max-height: 85vh; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; white-space: nowrap; }
thead th { font-weight: 600; color: var(--soft); }
td.short { color: var(--bad); font-weight: 600; }
section.machine { border-top: 1px solid var(--line); padding-top: 32px; margin-top: 48px; }
section.failed { background: var(--bad-ground); padding: 20px; margin: 24px 0; border-left: 4px solid var(--bad); }
.tools { margin: 20px 0 0; }
.tools input { width: 20px; height: 20px; accent-color: var(--good); vertical-align: -4px; margin: 0 8px 0 0; }
details { border-bottom: 1px solid var(--line); background: var(--paper); }
details.fold { border: 1px solid var(--line); margin: 12px 0; }
summary { cursor: pointer; padding: 10px 14px; min-height: 44px; }
summary .title { overflow-wrap: anywhere; }
summary .id { color: var(--soft); margin: 0 8px 0 0; }
details > :not(summary) { margin-left: 14px; margin-right: 14px; }
details > .list, details > .scroll { margin: 0; border-width: 1px 0 0; }
.sign { font-weight: 700; display: inline-block; min-width: 3.2em; }
.ok > summary .sign { color: var(--good); }
.failed > summary .sign { color: var(--bad); }
ol.steps { padding-left: 28px; }
ol.steps li { padding: 2px 0; overflow-wrap: anywhere; }
ol.steps li.here { background: var(--bad-ground); border-left: 4px solid var(--bad); padding: 6px 10px; }
ol.steps li.never { color: var(--soft); }
ul.wrong { margin: 4px 14px; padding-left: 20px; font-weight: 600; }
img.seen { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); margin: 8px 0 16px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; padding: 0; margin: 8px 0; color: var(--soft); font-size: .9rem; }
.legend span { display: inline-block; width: 26px; height: 0; border-top: 3px solid var(--good); vertical-align: 4px; margin-right: 6px; }
.legend .missed span { border-top: 3px dashed var(--bad); }
.legend .beyond span { border-top: 3px dashed var(--brass); }
svg.chart { display: block; margin: 0 auto; }
body:has(#only-failed:checked) .ok { display: none; }
@media print { .scroll, .scroll:has(table) { max-height: none; overflow: visible; } }
${drawingStyle}`
