import { defineLocaleResourceBundle } from 'sanity'

/** Where the Studio's own words lead staff to places that they do not know: the browser's console, Sanity's list of members. */
export const studioWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': 'This file was not taken',
    'asset-sources.common.uploader.upload-failed.description':
      'A picture must be a whole JPEG, PNG, WebP or AVIF, of up to 20 MB and 50 megapixels.',
    'presence.no-one-else-description': 'Colleagues who have the Studio open are shown here.',
  },
})
