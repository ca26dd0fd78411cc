import { defineLocaleResourceBundle } from 'sanity'

/** Said when the lake refuses an upload: the Studio's own words lead to the browser's console, which staff do not read. */
export const uploadWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.title': 'This file was not taken',
    'asset-sources.common.uploader.upload-failed.description':
      'A picture must be a whole JPEG, PNG, WebP, AVIF, GIF or SVG, of up to 20 MB and 50 megapixels.',
  },
})
