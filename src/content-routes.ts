import type { RouteObject } from 'react-router-dom'
import type { PolicyName } from '#cms/types.ts'
import { lazyPage } from './page-route.ts'
import type { Sources } from './sources.ts'
import { texts } from './texts.ts'

/** The pages that tell about the resort. */
export function createContentPages(sources: Sources): RouteObject[] {
  const { titles } = texts
  return [
    lazyPage(
      sources,
      'about',
      { title: titles.about, module: 'src/pages/about/AboutPage.tsx' },
      () => import('./pages/about/AboutPage.tsx'),
    ),
    lazyPage(
      sources,
      'dine',
      { title: titles.dine, module: 'src/pages/dine/DinePage.tsx', startsLower: true },
      () => import('./pages/dine/DinePage.tsx'),
    ),
    lazyPage(
      sources,
      'gallery',
      { title: titles.gallery, module: 'src/pages/gallery/GalleryPage.tsx' },
      () => import('./pages/gallery/GalleryPage.tsx'),
    ),
    lazyPage(
      sources,
      'career',
      { title: titles.career, module: 'src/pages/career/CareerPage.tsx' },
      () => import('./pages/career/CareerPage.tsx'),
    ),
    lazyPage(
      sources,
      'contact',
      { title: titles.contact, module: 'src/pages/contact/ContactPage.tsx' },
      () => import('./pages/contact/ContactPage.tsx'),
    ),
    policyPage(sources, 'privacypolicy', titles.privacy),
    policyPage(sources, 'termsconditions', titles.terms),
    policyPage(sources, 'refund', titles.refund),
  ]
}

function policyPage(sources: Sources, name: PolicyName, title: string): RouteObject {
  return lazyPage(sources, name, { title, module: 'src/pages/policy/PolicyPage.tsx' }, async () => {
    const { default: Page, loadPolicy } = await import('./pages/policy/PolicyPage.tsx')
    return { default: Page, load: loadPolicy(name) }
  })
}
