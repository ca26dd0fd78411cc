import type { OrderOfDay } from '#contract/reception/orders.ts'
import type { GuardedPerson, RegisteredPerson } from '#contract/reception/registration.ts'
import { dayText, timeText } from '#contract/wording/format.ts'
import { plainText } from '../guests/plain-text.ts'
import { texts } from './texts.ts'
import type { ExpectedParty } from '#contract/orders/party.ts'

/** '2 adults, 1 child, arrive about 9:30 pm'; empty where nobody said anything. */
export function partyText({ Count, ArrivesAbout }: ExpectedParty): string {
  const parts = [
    ...(Count ? [texts.adults(Count.Adults)] : []),
    ...(Count && Count.Children > 0 ? [texts.children(Count.Children)] : []),
    ...(ArrivesAbout === '' ? [] : [texts.arriveAbout(timeText(ArrivesAbout))]),
  ]
  return parts.join(', ')
}

/** 'registered 1 of 3', 'nobody in Rania House 2', 'identity missing': what the desk should still ask for. */
export function missingOf({ Registered, Expected, WithoutDocument, EmptyRooms, Count }: OrderOfDay): string[] {
  const isOpen = Registered < Expected || EmptyRooms.length > 0
  return [
    ...(isOpen && Count === null ? [texts.howMany] : []),
    ...(Registered < Expected ? [texts.registered(Registered, Expected)] : []),
    ...(Registered > 0 && EmptyRooms.length > 0 ? [texts.nobodyIn(EmptyRooms)] : []),
    ...(WithoutDocument > 0 ? [texts.identityMissing(WithoutDocument)] : []),
  ]
}

/** 'Bangladesh, National ID': what is known of a person, with the document where it was opened. */
export function documentText(
  { Nationality, DocumentType, Recorded }: RegisteredPerson,
  opened: GuardedPerson | undefined,
): string {
  const number = opened?.Number ?? (Recorded.includes('Number') ? '' : texts.identityMissing(1))
  const parts = [
    Nationality,
    [DocumentType === '' ? '' : texts.documents[DocumentType], number].filter((part) => part !== '').join(' '),
    ...(opened
      ? [
          opened.Expires && `${texts.fields.Expires} ${dayText(opened.Expires)}`,
          opened.VisaUntil && `${texts.fields.VisaUntil} ${dayText(opened.VisaUntil)}`,
          opened.Born && `${texts.fields.Born} ${dayText(opened.Born)}`,
          opened.Address,
        ]
      : []),
  ]
  return plainText(parts.filter((part) => part !== '').join(', '))
}
