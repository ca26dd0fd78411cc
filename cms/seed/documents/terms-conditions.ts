import type { PolicyPage } from '../../types.generated.ts'
import { keyed } from '../picture.ts'
import { list, paragraphs, richText, terms } from '../rich-text.ts'
import type { Seed } from '../seed-document.ts'

export const termsConditions: Seed<PolicyPage> = {
  _id: 'termsconditions',
  _type: 'policyPage',
  title: 'Terms and Conditions',
  lead: 'What we promise each other when you book: as short as we could make it, and in plain words.',
  updated: '2026-11-01',
  sections: keyed('policySection', [
    {
      heading: 'Booking',
      text: richText(
        paragraphs(
          'A booking is made when you have submitted your details and the payment has reached us. Until then the places are held for you for a short time, which the site counts down; after it they are free for others.',
        ),
        list(
          'Whoever books is at least 18 years old and answers for everybody in the party.',
          'A house is let as a whole or by the room. Double Dom and Mud House are let as a whole only.',
          'We may call the phone number of the booking to reconfirm it.',
        ),
      ),
    },
    {
      heading: 'Rates, tax and payment',
      text: richText(
        list(
          'Rates are in Bangladeshi taka (BDT) and per night unless a price says that it is for the whole stay.',
          'Rates are exclusive of service charge and VAT. A tax of 15% of the room charge is added and shown, with the total, before you pay.',
          'You pay 100% or 30% of the total when you book. What remains is due at check-in, or earlier through Order History.',
          'Payments are taken on the page of our payment provider. Your card’s number never reaches us.',
        ),
      ),
    },
    {
      heading: 'Arriving and leaving',
      text: richText(
        terms(['Check-in', 'From {check-in}'], ['Check-out', 'Until {check-out}']),
        list(
          'Every adult shows a passport, a driving licence or a National ID at check-in, as the law asks.',
          'Earlier or later is possible when the house is free; ask us the day before.',
          'There is no refund for early departure.',
        ),
      ),
    },
    {
      heading: 'Guests, children and visitors',
      text: richText(
        list(
          'The number of adults and children that a room or house takes stands beside its price and cannot be exceeded.',
          'Children are welcome everywhere, and near water always with an adult.',
          'Day visitors are registered at the gate and leave by 10:00 pm.',
        ),
      ),
    },
    {
      heading: 'Care for the place',
      text: richText(
        list(
          'No smoking and no open flame under thatch; there are places for both by the water.',
          'Quiet from 11:00 pm, for the houses and for the owls.',
          'Pets stay at home, unless we have agreed otherwise before.',
          'Damage beyond ordinary use is charged at what the repair costs.',
          'Drones only with our leave and that of the authorities.',
        ),
      ),
    },
    {
      heading: 'Pool, convention hall and full resort',
      text: richText(
        paragraphs(
          'The swimming pool is booked by the hour and by the person. The convention hall takes up to 400 people. A request for the hall or for the full resort binds nobody until you have accepted our quote.',
        ),
      ),
    },
    {
      heading: 'Changes and cancellation',
      text: richText(
        paragraphs(
          'Cancellations follow our refund policy, which is part of these terms. We may change these terms for bookings to come; a booking keeps the terms under which it was made.',
        ),
      ),
    },
    {
      heading: 'Liability and law',
      text: richText(
        paragraphs(
          'We are liable for what we cause by intent or neglect. Valuables belong in the safe of the house. We are not liable for what flood, storm, strike or an order of the authorities prevents; then the refund policy protects you. The law of Bangladesh applies, and the courts of Gazipur decide.',
        ),
      ),
    },
  ]),
  seo: {
    _type: 'seo',
    title: 'Terms and Conditions',
    description: 'What you and the resort agree on when you book: rates and tax, payment, check-in, guests and children, care for the houses, and cancellation.',
  },
}
