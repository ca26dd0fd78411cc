import { requiredText } from '#contract/wording/required.ts'

export const texts = {
  eyebrow: 'Career',
  none: 'We are Sorry! There is no job available right at this moment.',
  openings: 'Open now',
  wanted: 'What you bring',
  formHeading: 'Send us your CV',
  formLead: 'We read every CV and store it for future openings.',
  name: 'Name',
  phone: 'Phone',
  cv: 'CV',
  cvHint: 'PDF, DOC or DOCX, at most 5 MB',
  problems: {
    Name: { missing: requiredText('Name') },
    Phone: { missing: requiredText('Phone') },
    File: {
      missing: requiredText('CV'),
      unreadable: 'Please send your CV as a PDF, DOC or DOCX file',
      tooLarge: 'A CV may have at most 5 MB',
    },
  },
  send: 'Send',
  privacy: 'See how we use it in our',
  privacyPolicy: 'privacy policy',
} as const
