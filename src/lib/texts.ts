// Words that several features share. A feature's own are in its folder, as `texts.ts`; a second language is a second catalogue of
// each.

/** `1 night`, `2 nights`. */
export function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export const texts = {
  titles: {
    home: 'Home',
    rooms: 'Rooms',
    houses: 'Suites',
    searchRoom: 'Search Room',
    about: 'About',
    dine: 'Dine',
    gallery: 'Gallery',
    career: 'Career',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    terms: 'Terms and Conditions',
    refund: 'Refund Policy',
    checkout: 'Checkout',
    bookingStatus: 'Booking Status',
    payLink: 'Payment',
    orders: 'Order History',
    invoice: 'Invoice',
    editProfile: 'Edit Profile',
    offers: 'Offers',
    package: 'Full Resort Package',
    convention: 'Convention Hall',
    pool: 'Swimming Pool',
  },
  stay: {
    label: 'Check dates',
    arrival: 'Arrival',
    departure: 'Departure',
    guests: 'Guests',
    adults: 'Adults',
    children: 'Children',
    party: (adults: number, children: number) =>
      plural(adults, 'adult', 'adults') + (children > 0 ? `, ${plural(children, 'child', 'children')}` : ''),
    nights: (count: number) => plural(count, 'night', 'nights'),
  },
} as const
