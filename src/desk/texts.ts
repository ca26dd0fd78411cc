import type { Capability, Role } from '#contract/values/roles.ts'

/** What several parts of the desk show. Words of one part are in its own folder. */
export const texts = {
  frontDesk: 'Front desk',
  pages: {
    today: 'Today',
    find: 'Find',
    book: 'Book',
    order: 'Booking',
    rooms: 'Rooms',
    money: 'Money',
    refunds: 'Refunds',
    account: 'Account',
    staff: 'Staff',
    log: 'Log',
  },
  loading: 'Loading …',
  retry: 'Try again',
  reload: 'Read again',
  cancel: 'Cancel',
  roles: {
    housekeeping: 'Housekeeping',
    desk: 'Reception',
    manager: 'Manager',
    owner: 'Owner',
  } satisfies Record<Role, string>,
  capabilities: {
    'board.read': 'See which rooms are taken, and until when',
    'room.rename': 'Rename rooms',
    'room.block': 'Take rooms off sale, as long as the role may',
    'stay.change': 'Check guests in and out, and change their rooms',
    'stay.waiveDue': 'Check out with something still due',
    'order.read': 'See bookings with names, phones and what is due',
    'booking.make': 'Book for guests at the desk and on the phone',
    'bill.change': 'Put extras on bills',
    'order.cancel': 'Cancel bookings for guests who call',
    'money.take': 'Take payments in a shift of your own',
    'takings.read': 'See what was taken on a day, and all shifts',
    'refund.propose': 'Propose to give money back',
    'refund.approve': 'Give money back, within the limit of the role',
    'staff.manage': 'Add staff, change their roles and read the log',
  } satisfies Record<Capability, string>,
  notAllowed: 'Your account may not open this page.',
  notFound: 'There is no such page at the desk.',
  toFirstPage: 'Go to the first page',
  pageFailed: 'This page could not be shown.',
  /** Day and time at the resort. */
  moment: (iso: string) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Dhaka',
      day: '2-digit',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(iso)),
} as const
