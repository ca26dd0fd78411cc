import type { CareerPage } from '../../types.generated.ts'
import type { Seed } from '../seed-document.ts'

export const careerPage: Seed<CareerPage> = {
  _id: 'careerPage',
  _type: 'careerPage',
  heading: 'Work where others rest',
  lead: 'Cooks, gardeners, boatmen, housekeepers and hosts: we train those who are kind, and keep those who stay curious.',
  openings: [],
  seo: {
    _type: 'seo',
    title: 'Career',
    description: 'Work at the resort: what is open now, and where to send your CV when nothing is.',
  },
}
