import styles from './WayMap.module.css'

/** Feet and size of each palm; a negative width leans the other way. */
const PALMS = [
  [92, 232, 0.95, 0.95],
  [246, 206, -0.8, 0.8],
  [376, 192, 0.85, 0.85],
  [480, 262, -0.8, 0.8],
  [66, 204, -0.7, 0.7],
  [418, 160, -0.7, 0.7],
  [240, 262, 0.7, 0.7],
  [366, 258, 0.65, 0.65],
] as const

const RICE = [
  [60, 316],
  [72, 294],
  [84, 322],
  [96, 300],
  [108, 326],
  [246, 300],
  [258, 326],
  [270, 306],
  [282, 332],
  [294, 300],
  [306, 326],
  [318, 306],
  [330, 332],
  [342, 300],
] as const

/** The bend of the river with the houses in it: the villa, the domes, the house of mud and the one on stilts, between rice and ponds. */
export function Resort() {
  return (
    <>
      <path
        className={styles['meadow']}
        d="M16 146C70 122 76 102 164 124S358 108 410 112 476 136 484 186 520 286 584 308V352C500 376 420 344 320 352S120 372 16 344z"
      />
      <path
        className={styles['water']}
        d="M16 62C96 30 190 92 300 62S470 30 522 78 556 176 584 196V308C520 286 492 236 484 186S462 116 410 112 252 146 164 124 70 122 16 146z"
      />
      <path
        className={styles['bank']}
        d="M16 62C96 30 190 92 300 62S470 30 522 78 556 176 584 196M16 146C70 122 76 102 164 124S358 108 410 112 476 136 484 186 520 286 584 308"
      />
      <ellipse className={styles['water']} cx="420" cy="310" rx="46" ry="15" />
      <path
        className={styles['ripple']}
        d="M54 100q8-6 16 0t16 0M128 84q8-6 16 0t16 0M214 104q8-6 16 0t16 0M352 84q8-6 16 0t16 0M536 226q8-6 16 0t16 0M546 270q6-5 12 0M398 309q7-5 14 0t14 0M420 317q6-4 12 0"
      />
      <Houses />
      {PALMS.map(([x, y, width, height]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${width} ${height})`}>
          <path className={styles['trunk']} d="M0 0c4-14 3-26-2-38" />
          <path
            className={styles['leaf']}
            d="M-2-38c-8-7-17-5-22 3 8-3 15-2 22-3zm0 0c-3-10-11-14-20-10 8 1 14 5 20 10zm0 0c2-10 9-15 18-13-8 3-13 7-18 13zm0 0c8-5 17-3 22 5-8-4-15-4-22-5zm0 0c-6 2-10 8-9 16 2-7 5-11 9-16zm0 0c6 2 9 9 7 16-1-7-3-11-7-16z"
          />
        </g>
      ))}
      <path
        className={styles['rice']}
        d={RICE.map(([x, y]) => `M${x} ${y}c0-7-2-11-5-14m5 14c0-8 1-12 1-17m-1 17c1-7 4-11 7-13`).join('')}
      />
      <path className={styles['frame']} d="M8 8h584v684H8zM15 15h570v670H15z" />
    </>
  )
}

function Houses() {
  return (
    <g className={styles['houses']}>
      <path className={styles['timber']} d="M268 92c10 12 50 12 62-2-14 4-46 6-62 2z" />
      <path className={styles['thatch']} d="M286 93c2-13 24-14 27-1-8 2-19 2-27 1z" />

      <path d="M446 150v22M462 152v24M480 152v24M498 150v22M512 148v20" />
      <path className={styles['timber']} d="M440 120h78v31h-78z" />
      <path className={styles['tiles']} d="M430 121l22-27h54l22 27z" />
      <path d="M440 138h78M454 138v13M468 138v13M482 138v13M496 138v13" />
      <path className={styles['shutter']} d="M458 125h9v9h-9zM478 125h9v9h-9zM497 125h9v9h-9z" />

      <path className={styles['lime']} d="M120 168h104v58H120z" />
      <path className={styles['tiles']} d="M110 169l20-24h84l20 24z" />
      <path d="M120 197h104M136 169v57M153 169v57M172 169v57M191 169v57M208 169v57" />
      <path
        className={styles['shutter']}
        d="M141 178h8v14h-8zM158 178h9v14h-9zM177 178h9v14h-9zM196 178h8v14h-8zM141 206h8v20h-8zM158 206h9v20h-9zM177 206h9v20h-9zM196 206h8v20h-8z"
      />

      <path className={styles['lime']} d="M262 206c0-38 46-38 46 0zM312 206c0-38 46-38 46 0z" />
      <path className={styles['shutter']} d="M279 206v-9c0-8 12-8 12 0v9zM329 206v-9c0-8 12-8 12 0v9z" />
      <path className={styles['pool']} d="M262 236l74-6 8 17-76 7z" />

      <path className={styles['mud']} d="M396 214h66v24h-66z" />
      <path className={styles['thatch']} d="M386 216c8-22 22-32 43-32s35 10 43 32c-24 6-62 6-86 0z" />
      <path d="M406 219v19M452 219v19M400 205q29-9 58 0" />
      <path className={styles['shutter']} d="M423 222h12v16h-12z" />
    </g>
  )
}

/** The roofs of the city, where the road begins. */
export function Town() {
  return (
    <g className={styles['houses']}>
      <path className={styles['roofs']} d="M72 652v-26h18v-14h20v20h14v-34h22v26h16v28z" />
      <path d="M80 634h3M98 622h3M98 634h3M132 608h3M132 620h3M132 632h3M152 634h3" />
    </g>
  )
}
