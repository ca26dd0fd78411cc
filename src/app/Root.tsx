import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches, useNavigation } from 'react-router-dom'
import type { LayoutContent } from '#cms/types.ts'
import { AuthGate } from '#src/auth/AuthGate.tsx'
import { CartLink } from '#src/cart/CartLink.tsx'
import { CartProvider } from '#src/cart/CartProvider.tsx'
import { Layout } from '#src/layout/Layout.tsx'
import { PreviewStudio } from '#src/content/editable.tsx'
import { MapAddress, type Sources } from '#src/lib/sources.ts'
import { Hydration } from '#ui/lib/hydration.ts'
import { handleOf, headOf } from '#src/lib/page-handle.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { AccountSlot } from '#src/session/AccountSlot.tsx'
import { SessionProvider } from '#src/session/SessionProvider.tsx'
import { PictureBase } from '#ui/pictures/srcset.ts'
import { Toasts } from '#ui/overlays/Toasts.tsx'

const loadSession = async () => (await import('./start-session.ts')).startSession

export type RootData = { layout: LayoutContent } & Pick<Sources, 'imageBase' | 'mapUrl' | 'preview'>

/** The outermost route: what every page shares, around the page itself. */
export function Root() {
  const { layout, imageBase, mapUrl, preview } = useLoaderData<RootData>()
  const matches = useMatches()
  const { pathname } = useLocation()
  const isNavigating = useNavigation().state === 'loading'
  const { title } = headOf(matches, layout.settings)
  const { isOverHero = false, isQuiet = false, isPersonal = false, startsLower = false } = handleOf(matches)
  useFocusAfterNavigation({ pathname, startsLower })
  return (
    <Hydration>
      <PictureBase value={imageBase}>
        <PageTitle key={pathname} title={title} />
        <PreviewStudio value={preview?.studio}>
          <SessionProvider load={loadSession}>
            <CartProvider>
              <Layout
                settings={layout.settings}
                announcement={layout.announcements[0]}
                isOverHero={isOverHero}
                hasOffers={layout.hasOffers}
                menu={layout.menu}
                isQuiet={isQuiet}
                isShort={isQuiet || isPersonal}
                isBusy={isNavigating}
                cart={<CartLink />}
                account={<AccountSlot />}
              >
                <MapAddress value={mapUrl}>
                  <Outlet />
                </MapAddress>
              </Layout>
              <AuthGate />
            </CartProvider>
          </SessionProvider>
          {preview && <PreviewBar path={pathname} />}
        </PreviewStudio>
        <Toasts />
        <ScrollRestoration />
      </PictureBase>
    </Hydration>
  )
}

/** Rendered before the page, whose own effects run later: the not-found page sets its own title. */
function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

const LOWER_START_PX = 320

/** After a navigation (not on the first page) moves the focus to the new page and scrolls to where it starts. */
function useFocusAfterNavigation({ pathname, startsLower }: { pathname: string; startsLower: boolean }): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector('main')?.focus({ preventScroll: true })
    if (startsLower) window.scrollTo(0, LOWER_START_PX)
  }, [pathname, startsLower])
}
