import type { SiteSettings } from '../../types.generated.ts'
import { keyed, picture } from '../picture.ts'
import type { Seed } from '../seed-document.ts'

export const siteSettings: Seed<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Ichamoti',
  tagline: 'Resort & Convention',
  phone: '+880 1700 000000',
  email: 'stay@resort.example',
  address: 'Ichamoti Ghat Road, Kaliakair, Gazipur 1750, Bangladesh',
  checkIn: '14:00',
  checkOut: '11:00',
  socialLinks: keyed('socialLink', [
    { network: 'facebook', url: 'https://www.facebook.com/ichamoti.example' },
    { network: 'instagram', url: 'https://www.instagram.com/ichamoti.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@ichamoti.example' },
  ]),
  chatLinks: keyed('chatLink', [
    { kind: 'messenger', url: 'https://m.me/ichamoti.example' },
    { kind: 'whatsapp' },
    { kind: 'phone' },
  ]),
  tradeLicence: 'TRAD/GAZI/014582/2026',
  colophon: 'The pictures on this site are an artist’s impressions of the resort.',
  titleTail: 'Best Luxury Resort and Convention Center Near Dhaka in Bangladesh',
  seo: {
    _type: 'seo',
    title: 'Ichamoti',
    description: 'Four houses among ponds and palms, an hour from Dhaka: rooms, whole houses, a pool, a restaurant by the water and a hall for up to 400 people.',
    picture: picture('banners/hero-resort-dusk.jpg'),
  },
}
