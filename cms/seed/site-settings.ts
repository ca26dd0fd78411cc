import type { SiteSettings } from '../types.ts'

export const siteSettings: SiteSettings = {
  brand: 'Ichamoti',
  tagline: 'Resort & Convention',
  phone: '+880 1700 000000',
  email: 'stay@resort.example',
  address: 'Ichamoti Ghat Road, Kaliakair, Gazipur 1750, Bangladesh',
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/ichamoti.example' },
    { network: 'instagram', url: 'https://www.instagram.com/ichamoti.example' },
    { network: 'youtube', url: 'https://www.youtube.com/@ichamoti.example' },
  ],
  chatLinks: [
    { kind: 'messenger', url: 'https://m.me/ichamoti.example' },
    { kind: 'whatsapp', url: 'https://wa.me/8801700000000' },
    { kind: 'phone', url: 'tel:+8801700000000' },
  ],
  tradeLicence: 'TRAD/GAZI/014582/2026',
  colophon: 'The pictures on this site are an artist’s impressions of the resort.',
}
