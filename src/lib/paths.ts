/** Every address of the site, so that no component writes one by hand. */
export const paths = {
  home: () => '/',
  rooms: () => '/room',
  room: (id: number) => `/room/${id}`,
  houses: () => '/suits',
  house: (permalink: string) => `/suits/${permalink}`,
  search: (query?: { arrival: string; departure: string; adults?: number; children?: number }) =>
    query ? `/searchroom?${searchQuery(query)}` : '/searchroom',
  about: () => '/about',
  dine: () => '/dine',
  gallery: () => '/gallery',
  career: () => '/career',
  contact: () => '/contact',
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
