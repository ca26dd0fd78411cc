// The content of the site, as its pages receive it. The names of the fields are the specification's.

/** A picture of the resort: `ImagePath` is `files/images/{category}/{file}`; the size is the original's, in pixels. */
export type ContentPicture = { ImagePath: string; AltText: string; Width: number; Height: number }

export type Viewport = 'all' | 'phone' | 'desktop'

export type Banner = ContentPicture & {
  Rank: number
  Viewport: Viewport
  Heading: string
  SubHeading: string
  BtnText: string
  URL: string
}

/** How much of the grid's width a tile takes, in percent. */
export type TileSlot = 100 | 70 | 30

export type HomeTile = ContentPicture & {
  Rank: number
  Slot: TileSlot
  TitleText: string
  Description: string
  DetailUrl: string
  LinkText: string
}

export type Seo = { title: string; description: string; picture?: ContentPicture }

export type SocialLink = { network: 'facebook' | 'instagram' | 'youtube'; url: string }

export type ChatLink = { kind: 'messenger' | 'whatsapp' | 'phone'; url: string }

/** What every page shows in its frame. */
export type SiteSettings = {
  brand: string
  tagline: string
  phone: string
  email: string
  address: string
  socialLinks: SocialLink[]
  chatLinks: ChatLink[]
  tradeLicence: string
  colophon: string
}

export type Counter = { label: string; value: number }

export type Attraction = { name: string; distanceKm: number }

export type HomePage = {
  seo: Seo
  heading: string
  intro: string
  counters: Counter[]
  location: { heading: string; text: string; attractions: Attraction[]; picture: ContentPicture; mapUrl: string }
}

export type StoryPart = { heading: string; paragraphs: string[] }

export type Director = ContentPicture & { Rank: number; name: string; title: string }

/** The story with its six pictures: the first opens the page, the next stand beside the story's parts, the others close it. */
export type AboutPage = {
  seo: Seo
  heading: string
  lead: string
  story: StoryPart[]
  pictures: ContentPicture[]
  directorsHeading: string
  directorsLead: string
}

export type AboutContent = { page: AboutPage; directors: Director[] }

/** A time of the day at which the kitchen serves: `from` and `to` are `HH:mm`. */
export type Meal = { name: string; from: string; to: string; text: string }

export type Dish = { name: string; text: string }

export type DinePage = {
  seo: Seo
  heading: string
  lead: string
  paragraphs: string[]
  slides: ContentPicture[]
  meals: Meal[]
  dishesHeading: string
  dishes: Dish[]
}

export type Opening = { title: string; place: string; terms: string; text: string; wanted: string[] }

export type CareerPage = { seo: Seo; heading: string; lead: string; openings: Opening[] }

/** `terms` is a table of two columns: what happens, and what follows from it. */
export type PolicyBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'terms'; terms: { term: string; text: string }[] }

export type PolicySection = { heading: string; blocks: PolicyBlock[] }

/** `updated` is a calendar date `yyyy-MM-dd`. */
export type PolicyPage = { seo: Seo; title: string; lead: string; updated: string; sections: PolicySection[] }

export type PolicyName = 'privacypolicy' | 'termsconditions' | 'refund'

export type OfferingFact = { label: string; value: string }

/** What can be had besides rooms, described for whoever may ask for it. The first picture stands over the page. */
export type Offering = {
  seo: Seo
  eyebrow: string
  heading: string
  lead: string
  /** Paragraphs. */
  description: string[]
  facts: OfferingFact[]
  pictures: ContentPicture[]
}

export type OfferingName = 'package' | 'convention' | 'swimmingpool'

export type LayoutContent = { settings: SiteSettings }

export type HomeContent = { page: HomePage; banners: Banner[]; tiles: HomeTile[] }

/** Each page's content by the page's name. A new page adds its line here, and the compiler then asks for its content. */
export type PageContents = {
  layout: LayoutContent
  home: HomeContent
  about: AboutContent
  dine: DinePage
  career: CareerPage
} & Record<PolicyName, PolicyPage> &
  Record<OfferingName, Offering>

export type PageName = keyof PageContents

/** Answers one page's content. */
export type ContentSource = <Name extends PageName>(page: Name) => Promise<PageContents[Name]>
