import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom'
import { HomePage } from '#src/home/HomePage.tsx'
import { loadHome } from '#src/home/load-home.ts'
import NotFoundPage from '#src/layout/NotFoundPage.tsx'
import { texts as layoutTexts } from '#src/layout/texts.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { isOver, type PageHandle } from '#src/lib/page-handle.ts'
import { SiteApi, type Sources } from '#src/lib/sources.ts'
import { texts } from '#src/lib/texts.ts'
import ErrorPage from './ErrorPage.tsx'
import { Root } from './Root.tsx'

const { titles } = texts

/** The site's pages: the same list renders on the server and runs in the browser. */
export function createRoutes(sources: Sources): RouteObject[] {
  const home = {
    Component: HomePage,
    loader: () => loadHome(sources),
    handle: { title: titles.home, isOverHero: true } satisfies PageHandle,
  }
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
            ...lazyPages.map((page) => lazyRoute(sources, page)),
            {
              path: '*',
              Component: NotFoundPage,
              loader: ({ request }) => followRedirect(sources, request),
              handle: { title: layoutTexts.notFound.title, status: 404 } satisfies PageHandle,
            },
          ],
        },
      ],
    },
  ]
}

/** Leads on from a page that is missing, where the editors let it: one that is there is never hidden by a redirect. */
async function followRedirect({ content }: Sources, request: Request): Promise<null> {
  const { pathname, search } = new URL(request.url)
  const [{ redirectOf, withQuery }, { redirects }] = await Promise.all([
    loadChunk('redirects', () => import('#contract/values/redirects.ts')),
    content('redirects'),
  ])
  const target = redirectOf(redirects, pathname)
  if (target !== undefined) throw redirect(withQuery(target, search), 301)
  return null
}

/** What a page's file exports: the page as default, and `load` when it has something to read before it is shown. */
type PageModule = {
  default: ComponentType
  load?: (sources: Sources, args: LoaderFunctionArgs) => unknown
}

/** A page whose script is loaded when it is first visited. */
type LazyPage = PageHandle & { path: string; module: string }

const pageModules = import.meta.glob<PageModule>(['/src/*/*Page.tsx', '!/src/{app,home,layout}/*'])

function lazyRoute(sources: Sources, { path, ...handle }: LazyPage): RouteObject {
  const loadPage = pageModules[`/${handle.module}`]
  if (!loadPage) throw new Error(`There is no page ${handle.module}`)
  return {
    path,
    handle,
    lazy: async () => {
      const { default: Component, load } = await loadChunk(handle.module, loadPage)
      return {
        Component,
        ...(load && { loader: (args: LoaderFunctionArgs) => loadOrFollow(load, sources, args) }),
      }
    },
  }
}

async function loadOrFollow(
  load: NonNullable<PageModule['load']>,
  sources: Sources,
  args: LoaderFunctionArgs,
): Promise<unknown> {
  try {
    const loaderData = (await load(sources, args)) ?? null
    // Editors may lead on from what is over, as from what is missing.
    if (isOver([{ loaderData }])) await followRedirect(sources, args.request)
    return loaderData
  } catch (error) {
    if (error instanceof Response && error.status === 404) await followRedirect(sources, args.request)
    throw error
  }
}

const lazyPages: readonly LazyPage[] = [
  // Where a stay is chosen.
  { path: 'room', title: titles.rooms, module: 'src/houses/RoomPage.tsx' },
  { path: 'room/:Id', title: titles.rooms, module: 'src/houses/RoomDetailsPage.tsx', about: 'house' },
  { path: 'suits', title: titles.houses, module: 'src/houses/SuitsPage.tsx' },
  { path: 'suits/:Id', title: titles.houses, module: 'src/houses/SuiteDetailsPage.tsx', about: 'house' },
  { path: 'searchroom', title: titles.searchRoom, module: 'src/search/SearchRoomPage.tsx' },
  // About the resort.
  { path: 'about', title: titles.about, module: 'src/about/AboutPage.tsx' },
  { path: 'dine', title: titles.dine, module: 'src/dine/DinePage.tsx', startsLower: true },
  { path: 'gallery', title: titles.gallery, module: 'src/gallery/GalleryPage.tsx' },
  { path: 'career', title: titles.career, module: 'src/careers/CareerPage.tsx' },
  { path: 'contact', title: titles.contact, module: 'src/contact/ContactPage.tsx' },
  { path: 'privacypolicy', title: titles.privacy, module: 'src/policies/PolicyPage.tsx' },
  { path: 'termsconditions', title: titles.terms, module: 'src/policies/PolicyPage.tsx' },
  { path: 'refund', title: titles.refund, module: 'src/policies/PolicyPage.tsx' },
  // A guest's own pages: their booking, its payment, and what they have booked before.
  {
    path: 'checkout',
    title: titles.checkout,
    module: 'src/checkout/CheckoutPage.tsx',
    isPersonal: true,
    startsLower: true,
    isQuiet: true,
  },
  {
    path: 'Booking/Status',
    title: titles.bookingStatus,
    module: 'src/payment-status/BookingStatusPage.tsx',
    isPersonal: true,
  },
  { path: 'pay/:Code', title: titles.payLink, module: 'src/pay-link/PayLinkPage.tsx', isPersonal: true, isQuiet: true },
  {
    path: 'review/:Code',
    title: titles.stayReview,
    module: 'src/reviews/StayReviewPage.tsx',
    isPersonal: true,
    isQuiet: true,
  },
  { path: 'profile', title: titles.orders, module: 'src/orders/OrdersPage.tsx', isPersonal: true },
  { path: 'profile/order', title: titles.orders, module: 'src/orders/OrdersPage.tsx', isPersonal: true },
  { path: 'profile/edit', title: titles.editProfile, module: 'src/profile/EditProfilePage.tsx', isPersonal: true },
  { path: 'profile/order/:Code', title: titles.invoice, module: 'src/orders/InvoicePage.tsx', isPersonal: true },
  // What guests can book other than rooms.
  { path: 'offers', title: titles.offers, module: 'src/offers/OffersPage.tsx' },
  { path: 'offers/:Slug', title: titles.offers, module: 'src/offers/OfferPage.tsx', about: 'offer' },
  { path: 'package', title: titles.package, module: 'src/requests/PackagePage.tsx', startsLower: true },
  { path: 'convention', title: titles.convention, module: 'src/requests/ConventionPage.tsx', startsLower: true },
  { path: 'swimmingpool', title: titles.pool, module: 'src/pool/SwimmingPoolPage.tsx', startsLower: true },
  // The server serves it to developers alone.
  { path: 'dev/ui', title: 'Parts', module: 'src/dev-ui/DevUiPage.tsx', isPersonal: true },
  // Any other address may be that of a landing page.
  { path: ':Slug', title: layoutTexts.notFound.title, module: 'src/landing/LandingPage.tsx', about: 'landing' },
]
