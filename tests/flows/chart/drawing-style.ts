/** The colours and letters of a picture, by the site's tokens; alone or within a report, in light and in dark. */
export const drawingStyle = `
.chart { --ground: #fbf7f0; --paper: #fffdf9; --clay: #f0e6d6; --edge: #9c8a70; --ink: #221c16; --soft: #5f554a;
  --visited: #1f4a39; --visited-ground: #e3ede6; --missed: #9a3021; --missed-ground: #fbebe6; --beyond: #7d5b1d; }
@media (prefers-color-scheme: dark) {
  .chart { --ground: #1b1611; --paper: #2a231c; --clay: #221c16; --edge: #a89678; --ink: #fbf7f0; --soft: #cdbfa9;
    --visited: #8fc9ab; --visited-ground: #1f3a2e; --missed: #f2a08d; --missed-ground: #4a211a; --beyond: #d9b778; }
}
.chart text { fill: var(--ink); font: 12px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: pre; }
.chart .name { font: 500 16px 'Fraunces Variable', Georgia, serif; }
.chart .ignored { fill: var(--soft); }
.chart .box { fill: var(--paper); stroke: var(--edge); }
.chart .box.outer { fill: var(--clay); }
.chart .box.machine { fill: var(--ground); }
.chart .box.region { stroke-dasharray: 5 4; }
.chart .ring { fill: none; stroke: var(--edge); }
.chart .arrow { fill: none; stroke: var(--soft); stroke-width: 1.4; }
.chart .head, .chart .dot { fill: var(--soft); }
.chart .plate { fill: var(--ground); stroke: var(--clay); }
.chart .box.visited { stroke: var(--visited); stroke-width: 2; }
.chart .box.visited:not(.outer, .machine) { fill: var(--visited-ground); }
.chart .box.missed { stroke: var(--missed); stroke-width: 2; stroke-dasharray: 3 3; }
.chart .box.missed:not(.outer, .machine) { fill: var(--missed-ground); }
.chart .box.beyond { stroke: var(--beyond); stroke-dasharray: 8 4; }
.chart .arrow.visited { stroke: var(--visited); stroke-width: 2; }
.chart .arrow.missed { stroke: var(--missed); stroke-width: 2; stroke-dasharray: 3 3; }
.chart .arrow.beyond { stroke: var(--beyond); stroke-dasharray: 8 4; }
.chart .head.visited { fill: var(--visited); }
.chart .head.missed { fill: var(--missed); }
.chart .head.beyond { fill: var(--beyond); }
.chart text.visited { fill: var(--visited); }
.chart text.missed { fill: var(--missed); font-weight: 700; }
.chart text.beyond { fill: var(--beyond); }
`
