import type { Section } from '#cms/types.ts'
import { allRooms, getRooms, type House, isSoldByRoom } from '#contract/catalogue/houses.ts'
import { plainText } from '#src/content/plain-text.ts'
import { type HouseCard, houseCardOf } from '#src/lib/house-card.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import type { Sources } from '#src/lib/sources.ts'
import { type LowestPrice, lowestPriceOf } from '#src/prices/lowest-price.ts'

/** What a section shows of a house. `roomPrice`: what one room costs, where rooms are sold singly. */
export type HouseInSection = HouseCard & { roomPrice: LowestPrice | undefined }

/** The houses, if a section shows them; none while they cannot be read, for the page is whole without. */
export async function readHousesFor(
  sections: readonly Section[],
  { api }: Pick<Sources, 'api'>,
): Promise<readonly HouseInSection[]> {
  if (!sections.some(({ _type }) => _type === 'housesSection')) return []
  try {
    return (await api.call(getRooms, allRooms)).Data.map(cardOf)
  } catch {
    // Their section is left out.
    return []
  }
}

function cardOf(room: House): HouseInSection {
  return {
    ...houseCardOf(room),
    roomPrice: isSoldByRoom(room) ? lowestPriceOf({ ...room, Type: 'ROOM' }) : undefined,
  }
}

/** The part of a page's head that its sections give: questions that search engines understand. */
export function headOfSections(sections: readonly Section[]): Pick<PageHead, 'questions'> {
  const questions = sections
    .flatMap((section) => (section._type === 'questionsSection' ? section.questions : []))
    .map(({ question, answer }) => ({ question, answer: plainText(answer) }))
    .filter(({ question, answer }) => question !== '' && answer !== '')
  return questions.length > 0 ? { questions } : {}
}
