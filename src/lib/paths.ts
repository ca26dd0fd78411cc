import { housePath } from '#contract/values/site-addresses.ts'

/** Every address of the site, so that no component writes one by hand. */
export const paths = {
  home: () => '/',
  rooms: () => '/room',
  room: (id: number) => `/room/${id}`,
  houses: () => '/suits',
  house: housePath,
  search: (query?: { arrival: string; departure: string; adults?: number; children?: number }) =>
    query ? `/searchroom?${searchQuery(query)}` : '/searchroom',
  about: () => '/about',
  dine: () => '/dine',
  gallery: () => '/gallery',
  career: () => '/career',
  contact: () => '/contact',
  offers: () => '/offers',
  offer: (slug: string) => `/offers/${encodeURIComponent(slug)}`,
  landing: (slug: string) => `/${slug}`,
  package: () => '/package',
  convention: () => '/convention',
  pool: () => '/swimmingpool',
  checkout: () => '/checkout',
  bookingStatus: () => '/Booking/Status',
  terms: () => '/termsconditions',
  privacy: () => '/privacypolicy',
  refund: () => '/refund',
  editProfile: () => '/profile/edit',
  orders: () => '/profile/order',
  order: (code: string) => `/profile/order/${encodeURIComponent(code)}`,
}

function searchQuery(query: Record<string, string | number>): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
}

/** The one path of a page that is found under several. */
export function canonicalPath(pathname: string): string {
  return pathname === '/home' ? '/' : pathname
}

/** An address that a browser may be sent to in order to pay. Throws for what is none, such as a script. */
export function paymentAddress(url: string): string {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('A payment page is a web page')
  return url
}
