// Every word of rooms and houses as they are shown.

export const texts = {
  singleRoom: 'Single room',
  entireHouse: 'Entire house',
  perNight: 'per night',
  entirePerNight: 'per night for the entire house',
  viewDetails: 'View Details',
  detailsOf: (name: string, type: string) => `View Details: ${name}, ${type.toLowerCase()}`,
  notAvailable: 'Not Available',
  wholeOnly: 'Let as a whole only',
  people: (adults: number, children: number) =>
    `${adults} ${adults === 1 ? 'adult' : 'adults'}, ${children} ${children === 1 ? 'child' : 'children'}`,
  pictureOf: (name: string, type: string) => `${name}, ${type.toLowerCase()}`,
  slideOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  picturesOf: (name: string) => `Pictures of ${name}`,
  enlarge: 'Larger picture',
  facilities: 'What is there',
  howToStay: 'How to stay',
  upTo: (people: string) => `For up to ${people}`,
  rooms: (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
  roomsFrom: (price: string) => `Single rooms: ${price} per night`,
  tabs: 'More about it',
  information: 'Additional Information',
  reviews: 'Reviews',
  contactNote: 'For anything else you would like to know, please call us:',
} as const
