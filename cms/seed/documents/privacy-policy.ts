import type { PolicyPage } from '../../types.generated.ts'
import { keyed } from '../picture.ts'
import { list, paragraphs, richText, terms } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const privacyPolicy: Seed<PolicyPage> = {
  _id: 'privacypolicy',
  _type: 'policyPage',
  title: 'Privacy Policy',
  lead: 'We need to know a little about you to host you well. This is what, why, and for how long.',
  updated: '2026-11-01',
  sections: keyed('policySection', [
    {
      heading: 'What we keep',
      text: richText(
        terms(
          ['When you sign up', 'Your phone number and your name'],
          ['When you book', 'Your profile: contact, address, date of birth and identity document; and which site or advertisement your visit came from'],
          ['When you pay', 'The amount, the time and the provider’s reference, never your card’s number'],
          ['When you write', 'What you send by the contact form, as a review or as a CV'],
        ),
        paragraphs(
          'The number of your identity document is kept encrypted. We ask for it because the law obliges hotels to record who stays.',
        ),
      ),
    },
    {
      heading: 'What we use it for',
      text: richText(
        list(
          'To hold and confirm your booking, and to call you about it.',
          'To send one-time codes, which replace a password.',
          'To take payments, return refunds and keep the books that the tax law asks for.',
          'To ask you once, after your stay, how it was: by SMS, and by e-mail if you gave us an address.',
          'To answer you.',
        ),
        paragraphs(
          'We do not sell what we know, and we send no advertising that you did not ask for.',
        ),
      ),
    },
    {
      heading: 'Who else sees it',
      text: richText(
        list(
          'The payment provider, what it needs to take and return money.',
          'The SMS provider, your phone number and what we write to it: codes, news of your booking, and the question how your stay was.',
          'The authorities, when the law obliges us.',
        ),
        paragraphs(
          'A review is public and shows your first name and, if you wrote it by the link that we sent you, the month of your stay. Staff see only what their work needs.',
        ),
      ),
    },
    {
      heading: 'What your browser keeps',
      text: richText(
        paragraphs(
          'This site uses no advertising, no trackers and no scripts of others, and sets no cookies in a guest’s browser. The browser’s own storage holds:',
        ),
        terms(
          ['Until you book or empty it', 'Your cart'],
          ['While you are signed in', 'Your name, phone number, e-mail address and picture, and the key of your session'],
          ['Until the tab is closed', 'What led you here, the dates and guests you searched for, what you typed into a form and have not sent, a booking being sent, and how far you had scrolled'],
          ['Until you clear the site’s data', 'That somebody has signed in here, without a name, and the keys with which you can delete your reviews'],
        ),
        paragraphs(
          'Logging out removes who you are and what you typed. Clearing the site’s data in the browser removes everything.',
          'We count how often our banners, tiles and offers are seen and followed on a day, and how many visits come from which site or advertisement: without cookies, and with nothing about you or your device.',
          'Maps, chats and social networks open on the pages of others, under their rules, and only when you press their link.',
        ),
      ),
    },
    {
      heading: 'How long',
      text: richText(
        list(
          'Bookings and invoices: as long as the tax law asks for.',
          'Your profile: until you ask us to delete it, or five years after your last booking.',
          'The number of your identity document: two years after your last booking.',
          'Who came to the pool or the hall: for a year after the visit.',
          'That we asked you for a review: 90 days. The review itself: until you delete it, or ask us to.',
          'Messages and CVs: for a year, or until you ask us to delete them.',
          'From which networks you signed in, as a code that cannot be read back: 90 days.',
          'One-time codes: five minutes.',
        ),
      ),
    },
    {
      heading: 'Your rights',
      text: richText(
        paragraphs(
          'You may see your details and correct them in your profile at any time. Write to us to receive a copy of everything we keep about you, or to have it deleted as far as the law lets us. We answer within 30 days.',
        ),
      ),
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Privacy Policy',
    description: 'What the resort knows about you, why, who else sees it and how you have it corrected or deleted. No advertising, no trackers.',
  },
}
