import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BellIcon } from '@sanity/icons/Bell'
import { BasketIcon } from '@sanity/icons/Basket'
import { BookIcon } from '@sanity/icons/Book'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { HomeIcon } from '@sanity/icons/Home'
import { ImagesIcon } from '@sanity/icons/Images'
import { LemonIcon } from '@sanity/icons/Lemon'
import { PresentationIcon } from '@sanity/icons/Presentation'
import { SparklesIcon } from '@sanity/icons/Sparkles'
import { StackIcon } from '@sanity/icons/Stack'
import { TagIcon } from '@sanity/icons/Tag'
import { UnlinkIcon } from '@sanity/icons/Unlink'
import { UsersIcon } from '@sanity/icons/Users'
import type { ComponentType } from 'react'
import type { StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { isGone } from '../schema/fields/existing-page.ts'
import { isOver, isPlanned, isShownUntil } from './dates-in-groq.ts'
import { idsOfDeadLinks, type Leading, LEADING_QUERY } from './dead-links.ts'

/** Where staff find what: in the order of the site's own menu. */
export const desk: StructureResolver = (structure, context) => {
  const { only, ranked, all, dated, deadLinks, group } = entriesOf(structure, context)
  return structure
    .list()
    .title('Content')
    .items([
      group('Home page', HomeIcon, [
        ranked('Banners', 'banner', ImagesIcon),
        ranked('Tiles', 'homeTile', StackIcon),
        only('Texts of the home page', 'homePage', DocumentTextIcon),
      ]),
      ranked('Offers', 'offer', TagIcon),
      all('Announcements', 'announcement', BellIcon),
      all('Houses', 'house', HomeIcon),
      only('Gallery', 'gallery', ImagesIcon),
      group('By date', CalendarIcon, [
        dated('Planned', isPlanned),
        dated('Shown until a time', isShownUntil),
        dated('Over', isOver),
        deadLinks('Leads to what is over or gone'),
      ]),
      group('Pages', DocumentsIcon, [
        only('About us', 'aboutPage', BookIcon),
        ranked('Directors', 'director', UsersIcon),
        only('Dine', 'dinePage', LemonIcon),
        only('Career', 'careerPage', CaseIcon),
      ]),
      all('Landing pages', 'landingPage', PresentationIcon),
      group('Package, hall and pool', BasketIcon, [
        only('Package', 'offering', SparklesIcon, 'package'),
        only('Convention hall', 'offering', UsersIcon, 'convention'),
        only('Swimming pool', 'offering', SparklesIcon, 'swimmingpool'),
      ]),
      group('Policies', DocumentTextIcon, [
        only('Privacy policy', 'policyPage', DocumentTextIcon, 'privacypolicy'),
        only('Terms and conditions', 'policyPage', DocumentTextIcon, 'termsconditions'),
        only('Refund policy', 'policyPage', DocumentTextIcon, 'refund'),
      ]),
      structure.divider(),
      only('Site settings', 'siteSettings', CogIcon),
      all('PDF files', 'pdf', DocumentPdfIcon),
      all('Redirects', 'redirect', ArrowRightIcon),
    ])
}

function entriesOf(structure: StructureBuilder, { getClient }: StructureResolverContext) {
  return {
    /** The one document of this id; it carries the name of its type where there is no other. */
    only: (title: string, type: string, icon: ComponentType, id = type) =>
      structure
        .listItem()
        .id(id)
        .title(title)
        .icon(icon)
        .child(structure.document().schemaType(type).documentId(id).title(title)),

    /** As many as staff like, in the order in which the site shows them. */
    ranked: (title: string, type: string, icon: ComponentType) =>
      structure
        .listItem()
        .id(type)
        .title(title)
        .icon(icon)
        .child(
          structure
            .documentTypeList(type)
            .title(title)
            .defaultOrdering([{ field: 'Rank', direction: 'asc' }]),
        ),

    /** As many as staff like, in no order of their own. */
    all: (title: string, type: string, icon: ComponentType) =>
      structure.listItem().id(type).title(title).icon(icon).child(structure.documentTypeList(type).title(title)),

    /** What has dates, as it is at this moment. */
    dated: (title: string, when: string) =>
      structure
        .listItem()
        .title(title)
        .icon(CalendarIcon)
        .child(
          structure
            .documentList()
            .title(title)
            .apiVersion(API_VERSION)
            .filter(`_type in ["announcement", "banner", "homeTile", "landingPage", "offer"] && ${when}`)
            .defaultOrdering([{ field: 'visibleUntil', direction: 'asc' }]),
        ),

    /** Everything that leads to a page of the site which is over or gone. The site is asked when the list is opened. */
    deadLinks: (title: string) =>
      structure
        .listItem()
        .title(title)
        .icon(UnlinkIcon)
        .child(async () => {
          const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published' })
          const ids = await idsOfDeadLinks(await client.fetch<Leading[]>(LEADING_QUERY), isGone)
          return structure.documentList().title(title).apiVersion(API_VERSION).filter('_id in $ids').params({ ids })
        }),

    group: (title: string, icon: ComponentType, items: ReturnType<StructureBuilder['listItem']>[]) =>
      structure.listItem().title(title).icon(icon).child(structure.list().title(title).items(items)),
  }
}
