import { Ban, BedDouble, Clock, Hourglass, LogOut, type LucideIcon, UserX } from 'lucide-react'
import type { Look } from './chart.ts'

export const signs = {
  expected: Clock,
  inHouse: BedDouble,
  departed: LogOut,
  noShow: UserX,
  held: Hourglass,
  block: Ban,
} satisfies Record<Look, LucideIcon>
