import type { PolicyPage } from '../../types.generated.ts'
import { keyed } from '../picture.ts'
import { list, paragraphs, richText, terms } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const refundPolicy: Seed<PolicyPage> = {
  _id: 'refund',
  _type: 'policyPage',
  title: 'Refund Policy',
  lead: 'Plans change. This is what comes back to you, and when, if yours do.',
  updated: '2026-11-01',
  sections: keyed('policySection', [
    {
      heading: 'How much comes back',
      text: richText(
        paragraphs(
          'What counts is the number of calendar days, in Dhaka, from the day you cancel to the day of your check-in. The share is of what you have paid, whether that was 30% or 100% of the booking.',
        ),
        terms(
          ['10 days or more before check-in', 'Full refund'],
          ['5 to 9 days before check-in', '50% refund'],
          ['Under 5 days before check-in', 'No refund'],
        ),
        paragraphs(
          'An example: for a check-in on 20 December you receive everything back until 10 December, half from 11 to 15 December, and nothing from 16 December on.',
        ),
      ),
    },
    {
      heading: 'Leaving early, and not coming',
      text: richText(
        list(
          'There is no refund for early departure: the nights that you booked stay yours.',
          'A no-show is charged in full. If you are only late, call us and we keep the lamps on.',
        ),
      ),
    },
    {
      heading: 'How to cancel',
      text: richText(
        paragraphs(
          'Sign in, open Order History, choose the order and press Cancel. Before anything happens you see what comes back and what is kept. You may also call us or write to us from the phone or e-mail that belongs to the booking.',
          'A booking that was never paid needs no cancelling: its nights are free again when the hold ends.',
        ),
      ),
    },
    {
      heading: 'How the money returns',
      text: richText(
        list(
          'Refunds take 7 to 10 working days from the day of the cancellation.',
          'The money goes back the way it came: to the card or the mobile wallet that paid. We cannot send it to another account.',
          'We take no fee for a refund. If your bank takes one for currency or handling, that is between you and your bank.',
        ),
      ),
    },
    {
      heading: 'If we have to cancel',
      text: richText(
        paragraphs(
          'If we cannot host you, because of flood, storm, an order of the authorities or a fault of ours, you choose between other dates and everything you paid, whatever the number of days.',
        ),
      ),
    },
    {
      heading: 'Pool, hall and the whole resort',
      text: richText(
        paragraphs(
          'The same days count for the swimming pool. For the convention hall and the full resort the terms stand in the quote that we send you; where it is silent, this page applies.',
        ),
      ),
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Refund Policy',
    description: 'A full refund at 10 days or more before check-in, half at 5 to 9 days, none below; refunds take 7 to 10 working days.',
  },
}
