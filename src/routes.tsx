import type { RouteObject } from 'react-router-dom'
import { createContentPages } from './content-routes.ts'
import { texts } from './texts.ts'
import type { PageHandle } from './page-handle.ts'
import ErrorPage from './pages/error/ErrorPage.tsx'
import { HomePage } from './pages/home/HomePage.tsx'
import { loadHome } from './pages/home/load-home.ts'
import NotFoundPage from './pages/not-found/NotFoundPage.tsx'
import { Root } from './Root.tsx'
import { SiteApi } from './site-api.ts'
import { lazyPage } from './page-route.ts'
import type { Sources } from './sources.ts'

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
              { title: 'Parts', module: 'src/pages/dev-ui/DevUiPage.tsx', isPersonal: true },
              () => import('./pages/dev-ui/DevUiPage.tsx'),
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
      { title: texts.titles.rooms, module: 'src/pages/room/RoomPage.tsx' },
      () => import('./pages/room/RoomPage.tsx'),
    ),
    lazyPage(
      sources,
      'room/:Id',
      { title: texts.titles.rooms, module: 'src/pages/room/RoomDetailsPage.tsx' },
      () => import('./pages/room/RoomDetailsPage.tsx'),
    ),
    lazyPage(
      sources,
      'suits',
      { title: texts.titles.houses, module: 'src/pages/suits/SuitsPage.tsx' },
      () => import('./pages/suits/SuitsPage.tsx'),
    ),
    lazyPage(
      sources,
      'suits/:Id',
      { title: texts.titles.houses, module: 'src/pages/suits/SuiteDetailsPage.tsx' },
      () => import('./pages/suits/SuiteDetailsPage.tsx'),
    ),
    lazyPage(
      sources,
      'searchroom',
      { title: texts.titles.searchRoom, module: 'src/pages/searchroom/SearchRoomPage.tsx' },
      () => import('./pages/searchroom/SearchRoomPage.tsx'),
    ),
  ]
}

/** What can be had besides rooms: described to everybody, and asked for by guests. */
function offeringPages(sources: Sources): RouteObject[] {
  return [
    lazyPage(
      sources,
      'package',
      { title: texts.titles.package, module: 'src/pages/package/PackagePage.tsx', startsLower: true },
      () => import('./pages/package/PackagePage.tsx'),
    ),
    lazyPage(
      sources,
      'convention',
      { title: texts.titles.convention, module: 'src/pages/convention/ConventionPage.tsx', startsLower: true },
      () => import('./pages/convention/ConventionPage.tsx'),
    ),
    lazyPage(
      sources,
      'swimmingpool',
      { title: texts.titles.pool, module: 'src/pages/swimmingpool/SwimmingPoolPage.tsx', startsLower: true },
      () => import('./pages/swimmingpool/SwimmingPoolPage.tsx'),
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
        module: 'src/pages/checkout/CheckoutPage.tsx',
        isPersonal: true,
        startsLower: true,
      },
      () => import('./pages/checkout/CheckoutPage.tsx'),
    ),
    lazyPage(
      sources,
      'Booking/Status',
      { title: texts.titles.bookingStatus, module: 'src/pages/booking-status/BookingStatusPage.tsx', isPersonal: true },
      () => import('./pages/booking-status/BookingStatusPage.tsx'),
    ),
    lazyPage(
      sources,
      'profile',
      { title: texts.titles.orders, module: 'src/pages/profile/OrdersPage.tsx', isPersonal: true },
      () => import('./pages/profile/OrdersPage.tsx'),
    ),
    lazyPage(
      sources,
      'profile/order',
      { title: texts.titles.orders, module: 'src/pages/profile/OrdersPage.tsx', isPersonal: true },
      () => import('./pages/profile/OrdersPage.tsx'),
    ),
    lazyPage(
      sources,
      'profile/edit',
      { title: texts.titles.editProfile, module: 'src/pages/profile/EditProfilePage.tsx', isPersonal: true },
      () => import('./pages/profile/EditProfilePage.tsx'),
    ),
    lazyPage(
      sources,
      'profile/order/:Code',
      { title: texts.titles.invoice, module: 'src/pages/profile/InvoicePage.tsx', isPersonal: true },
      () => import('./pages/profile/InvoicePage.tsx'),
    ),
  ]
}
