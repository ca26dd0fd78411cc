import type { RouteObject } from 'react-router-dom'
import { createContentPages } from './content-routes.ts'
import { texts } from '#src/lib/texts.ts'
import type { PageHandle } from '#src/lib/page-handle.ts'

import { HomePage } from '#src/home/HomePage.tsx'
import { loadHome } from '#src/home/load-home.ts'
import ErrorPage from './ErrorPage.tsx'
import NotFoundPage from '#src/layout/NotFoundPage.tsx'
import { Root } from './Root.tsx'
import { SiteApi, type Sources } from '#src/lib/sources.ts'
import { lazyPage } from './page-route.ts'

/** The site's pages: the same list renders on the server and runs in the browser. */
export function createRoutes(sources: Sources): RouteObject[] {
  const home = { Component: HomePage, loader: () => loadHome(sources), handle: { title: texts.home.title } }
  return [
    {
      id: 'root',
      element: (
        <SiteApi value={sources.api}>
          <Root />
        </SiteApi>
      ),
      ErrorBoundary: ErrorPage,
      loader: async () => ({
        layout: await sources.content('layout'),
        imageBase: sources.imageBase,
        mapUrl: sources.mapUrl,
        preview: sources.preview,
      }),
      // The frame's content does not change while a guest walks from page to page, only while staff edit it.
      shouldRevalidate: ({ defaultShouldRevalidate }) => sources.preview !== undefined && defaultShouldRevalidate,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            { path: '/', ...home },
            { path: 'home', ...home },
            ...bookingPages(sources),
            ...createContentPages(sources),
            ...guestPages(sources),
            ...offeringPages(sources),
            lazyPage(
              sources,
              'dev/ui',
              // The server answers it to who works on the site alone.
              { title: 'Parts', module: 'src/dev-ui/DevUiPage.tsx', isPersonal: true },
              () => import('#src/dev-ui/DevUiPage.tsx'),
            ),
            {
              path: '*',
              Component: NotFoundPage,
              handle: { title: texts.notFound.title, status: 404 } satisfies PageHandle,
            },
          ],
        },
      ],
    },
  ]
}

/** The pages on which a stay is chosen. */
function bookingPages(sources: Sources): RouteObject[] {
  return [
    lazyPage(
      sources,
      'room',
      { title: texts.titles.rooms, module: 'src/houses/RoomPage.tsx' },
      () => import('#src/houses/RoomPage.tsx'),
    ),
    lazyPage(
      sources,
      'room/:Id',
      { title: texts.titles.rooms, module: 'src/houses/RoomDetailsPage.tsx' },
      () => import('#src/houses/RoomDetailsPage.tsx'),
    ),
    lazyPage(
      sources,
      'suits',
      { title: texts.titles.houses, module: 'src/houses/SuitsPage.tsx' },
      () => import('#src/houses/SuitsPage.tsx'),
    ),
    lazyPage(
      sources,
      'suits/:Id',
      { title: texts.titles.houses, module: 'src/houses/SuiteDetailsPage.tsx' },
      () => import('#src/houses/SuiteDetailsPage.tsx'),
    ),
    lazyPage(
      sources,
      'searchroom',
      { title: texts.titles.searchRoom, module: 'src/search/SearchRoomPage.tsx' },
      () => import('#src/search/SearchRoomPage.tsx'),
    ),
  ]
}

/** What can be had besides rooms: described to everybody, and asked for by guests. */
function offeringPages(sources: Sources): RouteObject[] {
  return [
    lazyPage(
      sources,
      'package',
      { title: texts.titles.package, module: 'src/requests/PackagePage.tsx', startsLower: true },
      () => import('#src/requests/PackagePage.tsx'),
    ),
    lazyPage(
      sources,
      'convention',
      { title: texts.titles.convention, module: 'src/requests/ConventionPage.tsx', startsLower: true },
      () => import('#src/requests/ConventionPage.tsx'),
    ),
    lazyPage(
      sources,
      'swimmingpool',
      { title: texts.titles.pool, module: 'src/pool/SwimmingPoolPage.tsx', startsLower: true },
      () => import('#src/pool/SwimmingPoolPage.tsx'),
    ),
  ]
}

/** The pages of a guest's own: their booking, its payment, and what they have booked before. */
function guestPages(sources: Sources): RouteObject[] {
  return [
    lazyPage(
      sources,
      'checkout',
      {
        title: texts.titles.checkout,
        module: 'src/checkout/CheckoutPage.tsx',
        isPersonal: true,
        startsLower: true,
      },
      () => import('#src/checkout/CheckoutPage.tsx'),
    ),
    lazyPage(
      sources,
      'Booking/Status',
      { title: texts.titles.bookingStatus, module: 'src/payment-status/BookingStatusPage.tsx', isPersonal: true },
      () => import('#src/payment-status/BookingStatusPage.tsx'),
    ),
    lazyPage(
      sources,
      'profile',
      { title: texts.titles.orders, module: 'src/orders/OrdersPage.tsx', isPersonal: true },
      () => import('#src/orders/OrdersPage.tsx'),
    ),
    lazyPage(
      sources,
      'profile/order',
      { title: texts.titles.orders, module: 'src/orders/OrdersPage.tsx', isPersonal: true },
      () => import('#src/orders/OrdersPage.tsx'),
    ),
    lazyPage(
      sources,
      'profile/edit',
      { title: texts.titles.editProfile, module: 'src/profile/EditProfilePage.tsx', isPersonal: true },
      () => import('#src/profile/EditProfilePage.tsx'),
    ),
    lazyPage(
      sources,
      'profile/order/:Code',
      { title: texts.titles.invoice, module: 'src/orders/InvoicePage.tsx', isPersonal: true },
      () => import('#src/orders/InvoicePage.tsx'),
    ),
  ]
}
