import type { CareerPage } from '../types.ts'

export const careerPage: CareerPage = {
  seo: {
    title: 'Career',
    description: 'Work at the resort: what is open now, and where to send your CV when nothing is.',
  },
  heading: 'Work where others rest',
  lead: 'Cooks, gardeners, boatmen, housekeepers and hosts: we train those who are kind, and keep those who stay curious.',
  openings: [],
}
