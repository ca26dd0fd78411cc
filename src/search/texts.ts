import { texts as siteTexts } from '#src/lib/texts.ts'

// Every word of the search for rooms and houses. What the machine says is in machines/parts/texts.ts.

export const texts = {
  searchRoom: 'Search Room',
  changeStay: 'Change',
  heading: 'Rooms and houses for your stay',
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  dates: (arrival: string, departure: string) => `${arrival} to ${departure}`,
  searching: 'Searching for rooms and houses',
  found: (count: number) => `${count} ${count === 1 ? 'offer is' : 'offers are'} available for your dates`,
  results: 'Available places',
  beforeMorning: 'For a bed before the morning, call us: online, the next night begins in the afternoon.',
  searchHint: 'Press Search Room to see what is available on these dates.',
  datesHint: 'Choose other dates, and press Search Room to see what is available.',
  otherDates: 'Try other dates, or fewer guests.',
  otherDatesFor: (adults: number, children: number) =>
    `There is room for ${siteTexts.stay.party(adults, children)} on other dates:`,
  together: 'These houses together',
  togetherSum: 'Together',
  takeTogether: (count: number) => `Book these ${count} houses`,
  resortForAll: 'For a large party there is also the resort as a whole: every house, the pool and the hall.',
  fullResort: 'Full Resort Package',
  rooms: 'See all rooms and houses',
  searchAgain: 'Search again',
  withoutScript: 'The search needs JavaScript. Please call us, and we will look for you.',

  withTax: (sum: string) => `${sum} with tax`,
  priceFor: (nights: number) => `Price for ${nights} Night`,
  people: (adults: number, children: number) =>
    `${adults} ${adults === 1 ? 'adult' : 'adults'}, ${children} ${children === 1 ? 'child' : 'children'}`,
  roomsLeft: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'} left`,
  housesLeft: (count: number) => `${count} left`,
  bookRoom: 'Book Single Room',
  bookHouse: 'Book Entire House',
  bookNamed: (action: string, name: string) => `${action}: ${name}`,
  notAvailable: 'Not Available',
  wholeOnly: 'Entire house only',
  taken: 'Booked on these nights',
  partlyTaken: 'Partly booked on these nights',
  picturesOf: (name: string) => `Pictures of ${name}`,
  pictureOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  amenities: 'Amenities',
  breakfast: 'Breakfast included',
  inCart: 'Added to your booking',
  quantityLabel: (name: string) => `${name}, single room`,
} as const
