import type { Catalogue, ContentSource } from '#cms/types.ts'
import type { CataloguePicture } from '#contract/catalogue/houses.ts'
import { housePath } from '#contract/values/site-addresses.ts'
import { usesOfPictures } from '#contract/values/house-pictures.ts'

export type FetchApi = (address: string, init: RequestInit) => Promise<Response>

/** The API as a preview asks it: what it says of houses and of the gallery is what staff have written, published or not. */
export function withDraftHouses(content: ContentSource): (fetchApi: FetchApi) => FetchApi {
  return (fetchApi) => async (address, init) => {
    const answer = await fetchApi(address, init)
    if (!answer.ok || !/(?:House|Gallery)Area\//.test(address)) return answer
    const [body, catalogue] = await Promise.all([answer.json(), content('catalogue')])
    return Response.json(shownIn(body, catalogue))
  }
}

/** A house and a picture of the gallery are known by their fields, wherever in an answer they are. */
function shownIn(value: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(value)) {
    return value.some(isOfGallery) ? galleryOf(catalogue) : value.map((item) => shownIn(item, catalogue))
  }
  if (typeof value !== 'object' || value === null) return value
  if ('Permalink' in value && 'RoomDescription' in value) return draftOf(value, catalogue)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shownIn(part, catalogue)]))
}

const isOfGallery = (item: unknown) => typeof item === 'object' && item !== null && 'Category' in item

function galleryOf({ gallery }: Catalogue): object[] {
  return gallery.pictures.flatMap(({ category, theme, picture }) =>
    picture ? [{ ...pictureOf(picture), Category: category, ...(theme !== '' && { Theme: theme }) }] : [],
  )
}

function draftOf(house: { Permalink: unknown }, { houses }: Catalogue): object {
  const draft = houses.find(({ page }) => page === housePath(String(house.Permalink)))
  if (!draft) return house
  const { name, description, roomDescription, facilities } = draft
  return {
    ...house,
    ...(name !== '' && { Name: name }),
    Description: description,
    RoomDescription: roomDescription,
    Facalities: facilities.map((facility) => ({ Name: facility.name, Icon: facility.icon })),
    Images: usesOfPictures(draft).map(({ use, picture }) => ({
      ...pictureOf(picture),
      ImageFor: use,
      UploadDate: picture.uploadedAt,
    })),
  }
}

type Picture = NonNullable<Catalogue['houses'][number]['houseCover']>

function pictureOf({ ImagePath, AltText, Width, Height, Focus, isPhotograph }: Picture): CataloguePicture {
  return { ImagePath, AltText, Width, Height, ...(Focus && { Focus }), IsPhotograph: isPhotograph }
}
