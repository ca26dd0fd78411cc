import type { RegisteredRoom, Registration, TypedPerson } from '#contract/reception/registration.ts'

/** A person as reception types one, with a document. */
export function aPerson(changes: Partial<TypedPerson> = {}): TypedPerson {
  return {
    Id: '',
    IsLead: false,
    Name: 'Salma Begum',
    Nationality: 'Bangladesh',
    DocumentType: 'National ID',
    Number: '5501234567',
    Expires: '',
    VisaUntil: '',
    Born: '',
    Address: '12 Lake Road, Dhaka',
    ...changes,
  }
}

export function aRegisteredRoom(changes: Partial<RegisteredRoom> = {}): RegisteredRoom {
  return {
    StayIds: [1],
    Version: 0,
    Room: 'Rania House 1',
    House: 'Rania House',
    Type: 'ROOM',
    State: 'expected',
    Arrival: '2026-11-27',
    Departure: '2026-11-29',
    Persons: [],
    ...changes,
  }
}

/** Registration of a booking in which nobody is registered. */
export function aRegistration(changes: Partial<Registration> = {}): Registration {
  return {
    Party: { Version: 0, Count: null, ArrivesAbout: '' },
    Lead: {
      Name: 'Guest0 Rahman',
      Nationality: '',
      DocumentType: 'National ID',
      Recorded: ['Number', 'Expires', 'Born'],
    },
    Rooms: [aRegisteredRoom()],
    ...changes,
  }
}
