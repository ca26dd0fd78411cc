// The content of the site, as its pages receive it: what the queries answer, without an editor's gaps. Nothing is written by hand
// that the schema knows.

import type {
  AboutQueryResult,
  CareerQueryResult,
  CatalogueQueryResult,
  DineQueryResult,
  HomeQueryResult,
  HousesQueryResult,
  LandingQueryResult,
  LayoutQueryResult,
  OfferingQueryResult,
  OffersQueryResult,
  PdfsQueryResult,
  PolicyQueryResult,
  RedirectsQueryResult,
  RichText,
  DraftsQueryResult,
} from './types.generated.ts'

export type { RichText }

export type PolicyName = 'privacypolicy' | 'termsconditions' | 'refund'

export type OfferingName = 'package' | 'convention' | 'swimmingpool'

/** What each page reads of the content. A new page adds its line here; the compiler then requires its query. */
export type PageAnswers = {
  layout: LayoutQueryResult
  home: HomeQueryResult
  about: AboutQueryResult
  dine: DineQueryResult
  career: CareerQueryResult
  houses: HousesQueryResult
  catalogue: CatalogueQueryResult
  landing: LandingQueryResult
  offers: OffersQueryResult
  pdfs: PdfsQueryResult
  redirects: RedirectsQueryResult
  drafts: DraftsQueryResult
} & Record<PolicyName, PolicyQueryResult> &
  Record<OfferingName, OfferingQueryResult>

export type PageName = keyof PageAnswers

/** Content without gaps. Written out, so that a page's content can be worked with for any page. */
export type PageContents = {
  layout: Filled<PageAnswers['layout']>
  home: Filled<PageAnswers['home']>
  about: Filled<PageAnswers['about']>
  dine: Filled<PageAnswers['dine']>
  career: Filled<PageAnswers['career']>
  houses: Filled<PageAnswers['houses']>
  catalogue: Filled<PageAnswers['catalogue']>
  landing: Filled<PageAnswers['landing']>
  offers: Filled<PageAnswers['offers']>
  pdfs: Filled<PageAnswers['pdfs']>
  redirects: Filled<PageAnswers['redirects']>
  drafts: Filled<PageAnswers['drafts']>
} & Record<PolicyName, Filled<PageAnswers[PolicyName]>> &
  Record<OfferingName, Filled<PageAnswers[OfferingName]>>

/** Answers one page's content. */
export type ContentSource = <Name extends PageName>(page: Name) => Promise<PageContents[Name]>

/** Where the site reads its content. `revision` changes with every publish and when something planned begins or ends, so that older rendered pages can be dropped. */
export type SiteContent = { content: ContentSource; revision: () => string }

/**
 * A picture of the content. `ImagePath` is its address with the editor's crop in it, or `files/images/{category}/{file}` for one of the
 * site's own; the size is that of the cropped original, in pixels.
 */
export type ContentPicture = {
  ImagePath: string
  AltText: string
  Width: number
  Height: number
  /** A tiny blurred picture as a `data:` address. */
  Placeholder?: string
  /** What should stay in sight when the picture's edges are cut: parts of the width and the height, 0 to 1. */
  Focus?: { x: number; y: number }
}

/** A picture as the lake answers it. */
export type PictureAnswer = {
  AltText: string | null
  crop: { top: number | null; bottom: number | null; left: number | null; right: number | null } | null
  hotspot: { x: number | null; y: number | null } | null
  asset: {
    url: string | null
    metadata: {
      lqip?: string | null
      dimensions: { width: number | null; height: number | null } | null
    } | null
  } | null
}

/** An answer without gaps: a text that is missing is empty, a list has no entries, and only a picture may be absent. */
export type Filled<Answer> =
  NonNullable<Answer> extends RichText
    ? RichText
    : NonNullable<Answer> extends PictureAnswer
      ? FilledPicture<NonNullable<Answer>> | undefined
      : NonNullable<Answer> extends readonly (infer Item)[]
        ? NonNullable<FilledEach<Item>>[]
        : NonNullable<Answer> extends object
          ? { [Field in keyof NonNullable<Answer>]: Filled<NonNullable<Answer>[Field]> }
          : NonNullable<Answer>

/** Entries of a list may be of several kinds, each with its own fields. */
type FilledEach<Item> = Item extends unknown ? Filled<Item> : never

type FilledPicture<Answer> = Omit<Answer, keyof PictureAnswer> & ContentPicture

export type LayoutContent = PageContents['layout']
export type SiteSettings = LayoutContent['settings']
/** A line above the head of every page. */
export type Announcement = LayoutContent['announcements'][number]
export type SocialLink = SiteSettings['socialLinks'][number]
export type ChatLink = SiteSettings['chatLinks'][number]
export type HomeContent = PageContents['home']
export type HomePage = HomeContent['page']
export type Banner = HomeContent['banners'][number]
export type HomeTile = HomeContent['tiles'][number]
export type Counter = HomePage['counters'][number]
export type AboutContent = PageContents['about']
export type StoryPart = AboutContent['page']['story'][number]
export type Director = AboutContent['directors'][number]
export type DinePage = PageContents['dine']
export type Meal = DinePage['meals'][number]
export type Dish = DinePage['dishes'][number]
export type Opening = PageContents['career']['openings'][number]
/** Words and pictures of the houses, and the gallery, as the booking system takes them over. */
export type Catalogue = PageContents['catalogue']
/** What staff measured in a house. */
export type HouseFacts = PageContents['houses']['facts'][number]
/** Facts of one way to book it; what was left out is empty, or 0. */
export type PlaceFacts = HouseFacts['room']
export type Offer = PageContents['offers']['offers'][number]
/** What is left of an offer, or a landing page, that is over. */
export type EndedOffer = PageContents['offers']['ended'][number]
/** A page at an address of its own, made of sections. */
export type LandingPage = PageContents['landing']['pages'][number]
/** A part of a page, of any kind. */
export type Section = LandingPage['sections'][number]
/** What lists show of an offer. */
export type OfferCard = HomeContent['offers'][number]
export type Offering = PageContents[OfferingName]
/** What search engines and chats show of a page; without a picture its first one is shown. */
export type Seo = Pick<DinePage['seo'], 'title' | 'description'> & { picture?: ContentPicture | undefined }
