export const texts = {
  preview: {
    label: 'Preview',
    drafts: 'You are viewing drafts',
    leave: 'Leave the preview',
  },
  error: {
    title: 'Something went wrong',
    sentence: 'This page did not arrive as it should. It is our fault, not yours.',
    reload: 'Reload',
    home: 'Back to the resort',
  },
} as const
