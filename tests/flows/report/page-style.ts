import { drawingStyle } from '../drawing/drawing.ts'

/** How the report looks, in light and in dark; nothing is loaded from anywhere. */
export const pageStyle = `
:root { color-scheme: light dark;
  --ground: #fbf7f0; --paper: #fffdf9; --line: #e2d6c3; --ink: #221c16; --soft: #5f554a;
  --brass: #7d5b1d; --good: #1f4a39; --bad: #9a3021; --bad-ground: #fbebe6; }
@media (prefers-color-scheme: dark) { :root {
  --ground: #17120e; --paper: #221c16; --line: #4a4034; --ink: #fbf7f0; --soft: #cdbfa9;
  --brass: #d9b778; --good: #8fc9ab; --bad: #f2a08d; --bad-ground: #4a211a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 'Segoe UI', Arial, sans-serif; }
header, main, footer { max-width: 1240px; margin: 0 auto; padding: 24px 20px; }
h1, h2, h3 { font-weight: 600; line-height: 1.15; margin: 0 0 12px; }
h3 { margin-top: 28px; }
a { color: inherit; }
code, .id { font: 13px/1.5 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--good); outline-offset: 2px; }
.verdict { font-size: 1.15rem; margin: 0 0 12px; }
.bad, .wrong, .short, .failed > summary .sign { color: var(--bad); }
.good, .ok > summary .sign { color: var(--good); }
.facts, .id, .legend, th, li.never, .behind > summary .sign { color: var(--soft); }
.scroll { overflow: auto; border: 1px solid var(--line); background: var(--paper); }
.scroll:has(table) { max-height: 85vh; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top; }
.short, .wrong, .sign { font-weight: 600; }
section.machine { border-top: 1px solid var(--line); padding-top: 32px; margin-top: 48px; }
.tools input { width: 20px; height: 20px; vertical-align: -4px; margin: 0 8px 0 0; }
details { border-bottom: 1px solid var(--line); background: var(--paper); }
details.fold { border: 1px solid var(--line); margin: 12px 0; }
summary { cursor: pointer; padding: 10px 14px; min-height: 44px; overflow-wrap: anywhere; }
details > :not(summary, .list, .scroll) { margin-left: 14px; margin-right: 14px; }
ol.steps { padding-left: 28px; overflow-wrap: anywhere; }
li.here { background: var(--bad-ground); border-left: 4px solid var(--bad); padding: 6px 10px; }
ul.wrong { padding-left: 20px; }
li > details.fold { margin: 4px 0; }
li img { display: block; width: min(640px, 100% - 28px); height: auto; margin-bottom: 14px; border: 1px solid var(--line); }
dl.trace { font-size: .9rem; overflow-wrap: anywhere; }
dl.trace dt { color: var(--soft); }
dl.trace dd { margin: 0 0 4px 14px; }
ol.causes { padding-left: 24px; overflow-wrap: anywhere; }
ol.causes > li { margin-bottom: 20px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; padding: 0; margin: 8px 0; font-size: .9rem; }
.legend span { display: inline-block; width: 26px; border-top: 3px solid var(--good); vertical-align: 4px; margin-right: 6px; }
.legend .missed span { border-top: 3px dashed var(--bad); }
.legend .beyond span { border-top: 3px dashed var(--brass); }
svg.chart { display: block; margin: 0 auto; }
body:has(#only-failed:checked) :is(.ok, .behind) { display: none; }
${drawingStyle}`
