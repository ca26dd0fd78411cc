export type Sample = { minutes: number; mb: number }

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 240, 48, 28]
const STEP_MB = 100

/** Memory over time as a picture. The scale begins at 0, so that growth looks as large as it is. */
export function drawMemory(samples: readonly Sample[]): string {
  const lastMinute = Math.max(1, ...samples.map(({ minutes }) => minutes))
  const top = STEP_MB * Math.ceil(Math.max(350, ...samples.map(({ mb }) => mb)) / STEP_MB)
  const x = (minutes: number) => (LEFT + (minutes / lastMinute) * (WIDTH - LEFT - 10)).toFixed(1)
  const y = (mb: number) => (HEIGHT - BOTTOM - (mb / top) * (HEIGHT - BOTTOM - 10)).toFixed(1)
  const lines = Array.from({ length: top / STEP_MB + 1 }, (_, step) => step * STEP_MB).map(
    (mb) =>
      `<path d="M${LEFT} ${y(mb)}H${WIDTH - 10}" stroke="#ddd"/><text x="${LEFT - 6}" y="${Number(y(mb)) + 4}" text-anchor="end">${mb}</text>`,
  )
  const quarters = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<text x="${x(share * lastMinute)}" y="${HEIGHT - 8}" text-anchor="middle">${Number((share * lastMinute).toFixed(1))}</text>`,
  )
  const points = samples.map(({ minutes, mb }) => `${x(minutes)},${y(mb)}`).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11" fill="#333">
<title>Resident memory of npm start under load: MB over minutes</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${lines.join('\n')}
${quarters.join('\n')}
<path d="M${LEFT} ${y(350)}H${WIDTH - 10}" stroke="#b33" stroke-dasharray="4 4"/>
<polyline points="${points}" fill="none" stroke="#276749" stroke-width="1.5"/>
</svg>
`
}
