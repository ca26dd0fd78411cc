import { Check } from 'lucide-react'
import type { House } from '#contract/houses.ts'
import styles from './FacilityList.module.css'

export function FacilityList({ house }: { house: Pick<House, 'Facalities'> }) {
  return (
    <ul className={styles['list']}>
      {house.Facalities.map(({ Name }) => (
        <li key={Name}>
          <Check size={18} aria-hidden="true" />
          {Name}
        </li>
      ))}
    </ul>
  )
}
