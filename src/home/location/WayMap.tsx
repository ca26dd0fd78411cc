import { useId } from 'react'
import type { HomePage } from '#cms/types.ts'
import { texts } from './texts.ts'
import { Resort, Town } from './WayDrawing.tsx'
import styles from './WayMap.module.css'

/** More places, or lines of their names, would lie on each other. */
const MAX_PLACES = 5
const MAX_LINES = 6
const NEAREST_Y = 384
const FARTHEST_Y = 566
const LABEL_X = 250
const MAX_LETTERS = 23
const LINE_OF_LETTERS = new RegExp(`.{1,${MAX_LETTERS}}`, 'gu')

/** The road winds: where it is at a height of the drawing. */
const roadAt = (y: number) => Math.round(190 + 26 * Math.sin((y - 250) / 52))
const ROAD = `M${Array.from({ length: 46 }, (_, step) => 256 + step * 8)
  .map((y) => `${roadAt(y)} ${y}`)
  .join('L')}`

type WayMapProps = { attractions: HomePage['location']['attractions'] }

/** The way from Dhaka to the gate as a drawn map, not to scale: the places nearby in the order in which a guest comes closer. */
export function WayMap({ attractions }: WayMapProps) {
  const id = useId()
  const places = nearest(attractions)
  const step = (FARTHEST_Y - NEAREST_Y) / Math.max(1, places.length - 1)
  return (
    <svg
      className={styles['map']}
      viewBox="0 0 600 700"
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{texts.drawnMap}</title>
      <desc id={`${id}d`}>
        {texts.drawnWay(places.map(({ name, distanceKm }) => `${name}, ${texts.distance(distanceKm)}`))}
      </desc>
      <Resort />
      <path className={styles['road']} d={ROAD} />
      <path className={styles['lane']} d={ROAD} />
      <Town />
      {places.map(({ _key, name, distanceKm }, index) => (
        <Milestone
          key={_key}
          y={Math.round(NEAREST_Y + index * step)}
          name={name}
          distance={texts.distance(distanceKm)}
        />
      ))}
      <text className={styles['dhaka']} x={LABEL_X} y="648">
        {texts.dhaka}
      </text>
      <text className={styles['scale']} x="574" y="674">
        {texts.notToScale}
      </text>
    </svg>
  )
}

function nearest(attractions: WayMapProps['attractions']): WayMapProps['attractions'] {
  const places = attractions.toSorted((a, b) => a.distanceKm - b.distanceKm).slice(0, MAX_PLACES)
  while (places.flatMap(({ name }) => linesOf(name)).length > MAX_LINES) places.pop()
  return places
}

function Milestone({ y, name, distance }: { y: number; name: string; distance: string }) {
  const x = roadAt(y)
  const lines = linesOf(name)
  return (
    <>
      <circle className={styles['stone']} cx={x} cy={y} r="8" />
      <text className={styles['distance']} x={x - 22} y={y} dy=".36em">
        {distance}
      </text>
      <text className={styles['name']} x={LABEL_X} y={y} dy={`${0.36 - (lines.length - 1) * 0.56}em`}>
        {lines.map((line, index) => (
          <tspan key={line} x={LABEL_X} dy={index === 0 ? undefined : '1.12em'}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

/** SVG breaks no lines by itself. */
function linesOf(name: string): string[] {
  const words = name.split(' ').flatMap((word) => word.match(LINE_OF_LETTERS) ?? [])
  return words.reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    return longer.length <= MAX_LETTERS ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
}
