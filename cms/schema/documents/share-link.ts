import { ShareIcon } from '@sanity/icons/Share'
import { defineField, defineType } from 'sanity'

/** Lets who has its secret see all drafts until it ends or is removed: the Studio makes and removes it (cms/studio/ShareDrafts.tsx). */
export const shareLink = defineType({
  name: 'shareLink',
  title: 'Link to drafts',
  type: 'document',
  icon: ShareIcon,
  readOnly: true,
  fields: [
    defineField({ name: 'label', title: 'Made for', type: 'string' }),
    defineField({ name: 'hash', title: 'SHA-256 of its secret', type: 'string' }),
    defineField({ name: 'endsAt', title: 'Ends', type: 'datetime' }),
  ],
  preview: { select: { title: 'label', subtitle: 'endsAt' } },
})
