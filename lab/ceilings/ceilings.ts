export type Ceiling = {
  /** What an attack that works costs at least: less, and the attack is broken. */
  least: number
  most: number
  why: string
}

/**
 * What one client may cost in a minute, by whom and what. Counted things are as `api/limits.ts` has them: a minute may hold the end of
 * one hour and the beginning of the next, and so twice what is for an hour.
 */
export const ceilings = {
  'an anonymous client': {
    'CPU seconds': {
      least: 5,
      most: 100,
      why: '3,000 reads at once and as many a minute, 600 calls that change something, CVs and pictures. Guesses at passwords come besides.',
    },
    'guesses at passwords': {
      least: 50,
      most: 50,
      why: '50 an hour, 0.2 s of CPU each.',
    },
    'MB written': {
      least: 40,
      most: 120,
      why: 'Seven CVs of 5 MB a day, which the database writes in its log and in its table; fourteen in a minute at the end of the day.',
    },
    'messages sent': {
      least: 622,
      most: 644,
      why: '300 codes an hour to an address (carriers share theirs among many guests); a day 15 contact messages and seven CVs, twice as many at its end.',
    },
    'room nights held': { least: 0, most: 0, why: 'Only a guest holds nights.' },
    'gateway calls': {
      least: 0,
      most: 0,
      why: 'The gateway is asked only about attempts that there are, and no one else knows their ids.',
    },
    'pictures made in new sizes': {
      least: 120,
      most: 240,
      why: '120 at once and 120 a minute, made one at a time by a process of low priority.',
    },
    'CPU seconds of the dearest picture': { least: 0.1, most: 60, why: 'Four megapixels as AVIF at the best quality.' },
    'a page that is not there, in requests of /health': {
      least: 1,
      most: 60,
      why: 'Pages have no limit, so the dearest one may not cost much more than the least that can be asked.',
    },
    'a refused call, in requests of /health': {
      least: 0.2,
      most: 15,
      why: 'Refusals have no limit: they are made before the database is asked.',
    },
  },
  'a guest who signed in': {
    'CPU seconds': {
      least: 0.5,
      most: 30,
      why: 'A session changes something 120 times, and callbacks ask the gateway.',
    },
    'MB written': { least: 0.1, most: 5, why: 'Orders, attempts, callbacks and answers of some kB each.' },
    'messages sent': {
      least: 60,
      most: 80,
      why: 'Ten requests an hour, each with an e-mail to the resort and an SMS to the guest and to staff on duty; and a line for each booking that is cancelled.',
    },
    'room nights held': { least: 60, most: 60, why: 'Unpaid, in at most two orders.' },
    'gateway calls': {
      least: 300,
      most: 1_150,
      why: 'An hour: 30 times Pay and 30 quotes, each of which asks about at most five pages, and 60 callbacks with the signature and 60 without, which ask twice.',
    },
  },
  'a viewer of the Studio': {
    'CPU seconds': {
      least: 3,
      most: 30,
      why: 'Six seconds of questions, and 1,200 calls, of which a copy of the whole content is the dearest.',
    },
    'MB written': { least: 0.2, most: 12, why: 'A viewer writes 60 times, secrets of 16 kB and preferences of 64 kB.' },
    'messages sent': { least: 0, most: 0, why: 'The Studio sends none.' },
    'room nights held': { least: 0, most: 0, why: 'The content has none.' },
    'gateway calls': { least: 0, most: 0, why: 'The content pays nothing.' },
  },
} as const satisfies Record<string, Record<string, Ceiling>>

export type Client = keyof typeof ceilings
