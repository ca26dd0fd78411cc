import type { ComponentType } from 'react'
import type { Capability, Role } from '#contract/values/roles.ts'
import { texts } from './texts.ts'
import { TodayPage } from './today/TodayPage.tsx'

export type DeskPage = {
  /** Below /desk, as react-router matches it, such as `orders/:code`. */
  path: string
  title: string
  /** What a member must be allowed to do to see it; unset, everyone may. */
  can?: Capability
  /** Reached from another page, not from the navigation. */
  isHidden?: true
  /** One's own name leads to it. */
  isOfMember?: true
  /** It opens first for this role. */
  isFirstFor?: Role
  /** The navigation shows how many refunds wait there. */
  hasWaiting?: true
  load: () => Promise<{ default: ComponentType }>
}

/** Every page of the desk, in the order of its navigation. The first that a member may see opens at /desk, or the one that is first for their role. */
export const pages: readonly DeskPage[] = [
  // Opens first: a separate file would only load later.
  { path: 'today', title: texts.pages.today, can: 'board.read', load: async () => ({ default: TodayPage }) },
  { path: 'chart', title: texts.pages.chart, can: 'board.read', load: () => import('./chart/ChartPage.tsx') },
  { path: 'find', title: texts.pages.find, can: 'order.read', load: () => import('./find/FindPage.tsx') },
  { path: 'book', title: texts.pages.book, can: 'booking.make', load: () => import('./book/BookPage.tsx') },
  {
    path: 'orders/:code',
    title: texts.pages.order,
    can: 'order.read',
    isHidden: true,
    load: () => import('./orders/OrderPage.tsx'),
  },
  {
    path: 'guests/:id',
    title: texts.pages.guest,
    can: 'order.read',
    isHidden: true,
    load: () => import('./guest-page/GuestPage.tsx'),
  },
  {
    path: 'register',
    title: texts.pages.register,
    can: 'identity.read',
    isHidden: true,
    load: () => import('./registration/RegisterPage.tsx'),
  },
  { path: 'rooms', title: texts.pages.rooms, can: 'board.read', load: () => import('./rooms/RoomsPage.tsx') },
  {
    path: 'housekeeping',
    title: texts.pages.housekeeping,
    can: 'room.mark',
    isFirstFor: 'housekeeping',
    load: () => import('./housekeeping/HousekeepingPage.tsx'),
  },
  { path: 'rates', title: texts.pages.rates, can: 'rates.read', load: () => import('./rates/RatesPage.tsx') },
  {
    path: 'money',
    title: texts.pages.money,
    can: 'order.read',
    isFirstFor: 'accountant',
    load: () => import('./money/MoneyPage.tsx'),
  },
  {
    path: 'refunds',
    title: texts.pages.refunds,
    can: 'refund.propose',
    hasWaiting: true,
    load: () => import('./refunds/RefundsPage.tsx'),
  },
  {
    path: 'account',
    title: texts.pages.account,
    isOfMember: true,
    load: () => import('./account/AccountPage.tsx'),
  },
  { path: 'staff', title: texts.pages.staff, can: 'staff.manage', load: () => import('./staff/StaffPage.tsx') },
  { path: 'log', title: texts.pages.log, can: 'log.read', load: () => import('./log/LogPage.tsx') },
]
