export const texts = {
  preview: {
    label: 'Preview',
    drafts: 'You are viewing drafts',
    leave: 'Leave the preview',
  },
  error: {
    title: 'Something went wrong',
    offline: 'You seem to be offline',
    check: 'A part of this page did not arrive. Please check your connection and reload.',
    sentence: 'This page did not arrive as it should. It is our fault, not yours.',
    reload: 'Reload',
    home: 'Back to the resort',
  },
} as const
