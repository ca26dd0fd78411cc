import { plural } from '#contract/wording/format.ts'

// Words that several features of the site share. A feature's own are in its folder, as `texts.ts`.

export const texts = {
  impression: 'Artist’s impression',
  pictureOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
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
    stayReview: 'Your review',
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
