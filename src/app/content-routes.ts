import type { RouteObject } from 'react-router-dom'
import type { PolicyName } from '#cms/types.ts'
import { lazyPage } from './page-route.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts } from '#src/lib/texts.ts'

/** The pages that tell about the resort. */
export function createContentPages(sources: Sources): RouteObject[] {
  const { titles } = texts
  return [
    lazyPage(
      sources,
      'about',
      { title: titles.about, module: 'src/about/AboutPage.tsx' },
      () => import('#src/about/AboutPage.tsx'),
    ),
    lazyPage(
      sources,
      'dine',
      { title: titles.dine, module: 'src/dine/DinePage.tsx', startsLower: true },
      () => import('#src/dine/DinePage.tsx'),
    ),
    lazyPage(
      sources,
      'gallery',
      { title: titles.gallery, module: 'src/gallery/GalleryPage.tsx' },
      () => import('#src/gallery/GalleryPage.tsx'),
    ),
    lazyPage(
      sources,
      'career',
      { title: titles.career, module: 'src/careers/CareerPage.tsx' },
      () => import('#src/careers/CareerPage.tsx'),
    ),
    lazyPage(
      sources,
      'contact',
      { title: titles.contact, module: 'src/contact/ContactPage.tsx' },
      () => import('#src/contact/ContactPage.tsx'),
    ),
    policyPage(sources, 'privacypolicy', titles.privacy),
    policyPage(sources, 'termsconditions', titles.terms),
    policyPage(sources, 'refund', titles.refund),
  ]
}

function policyPage(sources: Sources, name: PolicyName, title: string): RouteObject {
  return lazyPage(sources, name, { title, module: 'src/policies/PolicyPage.tsx' }, async () => {
    const { default: Page, loadPolicy } = await import('#src/policies/PolicyPage.tsx')
    return { default: Page, load: loadPolicy(name) }
  })
}
