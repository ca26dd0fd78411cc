import { defineLocaleResourceBundle, type LocalePluginOptions, type LocaleResourceBundle } from 'sanity'

/** Studio words that lead staff to places they do not know (the browser's console, Sanity's list of members) or claim too much. */
const ownWords = Object.entries({
  studio: {
    'asset-sources.common.uploader.upload-failed.title': 'This file was not taken',
    'asset-sources.common.uploader.upload-failed.description':
      'A picture must be a whole JPEG, PNG, WebP or AVIF, of up to 20 MB and 50 megapixels.',
    'presence.no-one-else-description': 'Colleagues who have the Studio open are shown here.',
  },
  structure: {
    'action.restore.confirm.message': 'Make this version your draft? Visitors see no change.',
  },
  presentation: {
    'locations-banner.locations-count_one': 'Once published, shown on one page',
    'locations-banner.locations-count_other': 'Once published, shown on {{count}} pages',
  },
  validation: { 'slug.not-unique': 'Another one has this address.' },
}).map(([namespace, resources]) => defineLocaleResourceBundle({ locale: 'en-US', namespace, resources }))

/** The Studio writes times as its language does, and has no other setting for them: in British English as the resort does, 24 Nov 2026, 13:05. */
const LOCALE = 'en-GB'

const inBritish = <B extends Omit<LocaleResourceBundle, 'locale'>>(bundle: B) => ({ ...bundle, locale: LOCALE })

/** The Studio's English with our own words, under the name of British English: it is the only language, so nobody is asked to choose one. */
export const resortEnglish: LocalePluginOptions = {
  locales: (locales) =>
    locales.map((locale) => ({ ...locale, id: LOCALE, bundles: (locale.bundles ?? []).map(inBritish) })),
  bundles: (bundles) => [...bundles, ...ownWords].map(inBritish),
}
