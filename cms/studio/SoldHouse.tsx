import { type ReactNode, useEffect, useState } from 'react'
import { useFormValue } from 'sanity'
import { housePath, permalinkOf } from '../../contract/values/site-addresses.ts'
import { formatAmount, plural } from '../../contract/wording/format.ts'
import { DocumentNote } from './DocumentNote.tsx'

/** What the booking system sells of the open house, above what staff write of it: they change it at the front desk. */
export function SoldHouse({ children }: { children: ReactNode }) {
  const page = useFormValue(['page'])
  const lines = useSold(typeof page === 'string' ? permalinkOf(page) : '')
  return (
    <DocumentNote label="In the booking system" lines={lines}>
      {children}
    </DocumentNote>
  )
}

/** A house as GetRooms and GetHouses list it. */
export type ListedHouse = { Permalink: string; Price: number; RoomPrice: number | null; Available: number }
type Lists = { rooms: readonly ListedHouse[]; houses: readonly ListedHouse[] }

function useSold(permalink: string): readonly string[] {
  const [lists, setLists] = useState<Lists | 'unknown'>()
  useEffect(() => {
    let isShown = true
    const show = (read: Lists | 'unknown') => isShown && setLists(read)
    Promise.all([readList('GetRooms'), readList('GetHouses')]).then(
      ([rooms, houses]) => show({ rooms, houses }),
      () => show('unknown'),
    )
    return () => {
      isShown = false
    }
  }, [])
  return lists === undefined ? ['Reading what is sold of it …'] : soldText(lists, permalink)
}

async function readList(name: string): Promise<readonly ListedHouse[]> {
  const response = await fetch(`/api/HouseArea/House/${name}?Take=999&Page=1`, { credentials: 'omit' })
  if (!response.ok) throw new Error(`${name} was answered with ${response.status}`)
  const answer: { Data: { Data: readonly ListedHouse[] } } = await response.json()
  return answer.Data.Data
}

export function soldText(lists: Lists | 'unknown', permalink: string): readonly string[] {
  if (lists === 'unknown') return ['What is sold of it cannot be read at the moment.']
  const find = (list: readonly ListedHouse[]) => list.find(({ Permalink }) => Permalink === permalink)
  const [room, house] = [find(lists.rooms), find(lists.houses)]
  if (!house) return ['The booking system does not sell this house: nothing of it is shown.']
  const rooms = room ? `, ${plural(room.Available, 'room', 'rooms')}` : ''
  const roomPrice = house.RoomPrice === null ? '' : `, a room from BDT ${formatAmount(house.RoomPrice)}`
  return [
    `In the booking system: ${housePath(permalink)}${rooms}. The whole house from BDT ${formatAmount(house.Price)} a night${roomPrice}, before tax.`,
    'Prices and rooms are changed at the front desk.',
  ]
}
