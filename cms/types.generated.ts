// Written by `npm run content -- types` from cms/schema/ and cms/queries.ts. Change those, then run it again.

export declare const internalGroqTypeReferenceTo: unique symbol;

export type TermsTable = {
  _type: "termsTable";
  terms?: Array<{
    _key: string;
  } & Term>;
};

export type Term = {
  _type: "term";
  term?: string;
  text?: string;
};

export type StoryPart = {
  _type: "storyPart";
  heading?: string;
  text?: RichText;
};

export type SocialLink = {
  _type: "socialLink";
  network?: "facebook" | "instagram" | "youtube";
  url?: string;
};

export type Seo = {
  _type: "seo";
  title?: string;
  description?: string;
  picture?: Picture;
};

export type RichText = Array<{
  children?: Array<{
    marks?: Array<string>;
    text?: string;
    _type: "span";
    _key: string;
  }>;
  style?: "normal" | "h3";
  listItem?: "bullet" | "number";
  markDefs?: Array<{
    _key: string;
  } & Link>;
  level?: number;
  _type: "block";
  _key: string;
} | {
  _key: string;
} & TermsTable>;

export type Question = {
  _type: "question";
  question?: string;
  answer?: RichText;
};

export type PolicySection = {
  _type: "policySection";
  heading?: string;
  text?: RichText;
};

export type PlaceFacts = {
  _type: "placeFacts";
  beds?: string;
  size?: number;
  plan?: Picture;
};

export type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

export type Picture = {
  _type: "picture";
  asset?: SanityImageAssetReference;
  media?: unknown;
  hotspot?: SanityImageHotspot;
  crop?: SanityImageCrop;
  AltText?: string;
  isPhotograph?: boolean;
};

export type Opening = {
  _type: "opening";
  title?: string;
  place?: string;
  terms?: string;
  text?: string;
  wanted?: Array<string>;
};

export type OpeningHours = {
  _type: "openingHours";
  from?: string;
  to?: string;
};

export type OfferingFact = {
  _type: "offeringFact";
  label?: string;
  value?: string;
};

export type Meal = {
  _type: "meal";
  name?: string;
  from?: string;
  to?: string;
  text?: string;
};

export type Location = {
  _type: "location";
  heading?: string;
  text?: string;
  picture?: Picture;
  mapUrl?: string;
  attractions?: Array<{
    _key: string;
  } & Attraction>;
};

export type Link = {
  _type: "link";
  href?: string;
};

export type JudgedDraft = {
  _type: "judgedDraft";
  id?: string;
  revision?: string;
};

export type GalleryPicture = {
  _type: "galleryPicture";
  category?: "Rania House" | "Double Dom" | "Mud House" | "Ichamoti House";
  theme?: "Rooms" | "Verandas" | "Gardens and water" | "After dark" | "Food";
  picture?: Picture;
};

export type Facility = {
  _type: "facility";
  icon?: "breakfast" | "tea" | "minibar" | "air" | "fan" | "bath" | "view" | "terrace" | "pool" | "boat" | "fire" | "wifi" | "cleaning" | "family" | "parking" | "other";
  name?: string;
};

export type Dish = {
  _type: "dish";
  name?: string;
  text?: string;
};

export type Counter = {
  _type: "counter";
  label?: string;
  value?: number;
};

export type ChatLink = {
  _type: "chatLink";
  kind?: "messenger" | "whatsapp" | "phone";
  url?: string;
};

export type Attraction = {
  _type: "attraction";
  name?: string;
  distanceKm?: number;
};

export type TextSection = {
  _type: "textSection";
  heading?: string;
  text?: RichText;
};

export type QuoteSection = {
  _type: "quoteSection";
  words?: string;
  who?: string;
  place?: string;
};

export type QuestionsSection = {
  _type: "questionsSection";
  heading?: string;
  questions?: Array<{
    _key: string;
  } & Question>;
};

export type PicturesSection = {
  _type: "picturesSection";
  pictures?: Array<{
    _key: string;
  } & Picture>;
};

export type PictureSection = {
  _type: "pictureSection";
  picture?: Picture;
  caption?: string;
};

export type HousesSection = {
  _type: "housesSection";
  heading?: string;
  houses?: Array<string>;
};

export type GallerySection = {
  _type: "gallerySection";
  pictures?: Array<{
    _key: string;
  } & Picture>;
};

export type PdfReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "pdf";
};

export type FileSection = {
  _type: "fileSection";
  text?: string;
  file?: PdfReference;
};

export type FactsSection = {
  _type: "factsSection";
  heading?: string;
  facts?: Array<{
    _key: string;
  } & OfferingFact>;
};

export type ActionSection = {
  _type: "actionSection";
  heading?: string;
  text?: string;
  BtnText?: string;
  URL?: string;
};

export type ShareLink = {
  _id: string;
  _type: "shareLink";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  label?: string;
  hash?: string;
  endsAt?: string;
};

export type PublishRequest = {
  _id: string;
  _type: "publishRequest";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  by?: string;
  at?: string;
  drafts?: Array<{
    _key: string;
  } & JudgedDraft>;
  isRefused?: boolean;
};

export type Redirect = {
  _id: string;
  _type: "redirect";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  from?: string;
  to?: string;
  countedAs?: string;
};

export type PolicyPage = {
  _id: string;
  _type: "policyPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  lead?: string;
  updated?: string;
  sections?: Array<{
    _key: string;
  } & PolicySection>;
  seo?: Seo;
};

export type SanityFileAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.fileAsset";
};

export type Pdf = {
  _id: string;
  _type: "pdf";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  file?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
};

export type Slug = {
  _type: "slug";
  current?: string;
  source?: string;
};

export type Offering = {
  _id: string;
  _type: "offering";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  eyebrow?: string;
  heading?: string;
  lead?: string;
  description?: RichText;
  facts?: Array<{
    _key: string;
  } & OfferingFact>;
  openingHours?: OpeningHours;
  pictures?: Array<{
    _key: string;
  } & Picture>;
  seo?: Seo;
};

export type Offer = {
  _id: string;
  _type: "offer";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  lead?: string;
  text?: RichText;
  terms?: Array<string>;
  BtnText?: string;
  URL?: string;
  image?: Picture;
  sections?: Array<{
    _key: string;
  } & TextSection | {
    _key: string;
  } & PictureSection | {
    _key: string;
  } & PicturesSection | {
    _key: string;
  } & GallerySection | {
    _key: string;
  } & FactsSection | {
    _key: string;
  } & QuestionsSection | {
    _key: string;
  } & QuoteSection | {
    _key: string;
  } & HousesSection | {
    _key: string;
  } & ActionSection | {
    _key: string;
  } & FileSection>;
  Rank?: number;
  visibleFrom?: string;
  visibleUntil?: string;
  pages?: Array<string>;
  seo?: Seo;
};

export type LandingPage = {
  _id: string;
  _type: "landingPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  lead?: string;
  image?: Picture;
  sections?: Array<{
    _key: string;
  } & TextSection | {
    _key: string;
  } & PictureSection | {
    _key: string;
  } & PicturesSection | {
    _key: string;
  } & GallerySection | {
    _key: string;
  } & FactsSection | {
    _key: string;
  } & QuestionsSection | {
    _key: string;
  } & QuoteSection | {
    _key: string;
  } & HousesSection | {
    _key: string;
  } & ActionSection | {
    _key: string;
  } & FileSection>;
  visibleFrom?: string;
  visibleUntil?: string;
  inMenu?: boolean;
  menuName?: string;
  seo?: Seo;
};

export type House = {
  _id: string;
  _type: "house";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  page?: string;
  name?: string;
  description?: string;
  roomDescription?: string;
  facilities?: Array<{
    _key: string;
  } & Facility>;
  houseCover?: Picture;
  roomCover?: Picture;
  pictures?: Array<{
    _key: string;
  } & Picture>;
  room?: PlaceFacts;
  whole?: PlaceFacts;
};

export type Gallery = {
  _id: string;
  _type: "gallery";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  pictures?: Array<{
    _key: string;
  } & GalleryPicture>;
};

export type CareerPage = {
  _id: string;
  _type: "careerPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading?: string;
  lead?: string;
  openings?: Array<{
    _key: string;
  } & Opening>;
  seo?: Seo;
};

export type DinePage = {
  _id: string;
  _type: "dinePage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading?: string;
  lead?: string;
  text?: RichText;
  slides?: Array<{
    _key: string;
  } & Picture>;
  meals?: Array<{
    _key: string;
  } & Meal>;
  dishesHeading?: string;
  dishes?: Array<{
    _key: string;
  } & Dish>;
  seo?: Seo;
};

export type Director = {
  _id: string;
  _type: "director";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  image?: Picture;
  name?: string;
  title?: string;
  Rank?: number;
};

export type AboutPage = {
  _id: string;
  _type: "aboutPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading?: string;
  lead?: string;
  story?: Array<{
    _key: string;
  } & StoryPart>;
  pictures?: Array<{
    _key: string;
  } & Picture>;
  directorsHeading?: string;
  directorsLead?: string;
  seo?: Seo;
};

export type HomeTile = {
  _id: string;
  _type: "homeTile";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  image?: Picture;
  TitleText?: string;
  Description?: string;
  LinkText?: string;
  DetailUrl?: string;
  Rank?: number;
  Slot?: 100 | 70 | 30;
  visibleFrom?: string;
  visibleUntil?: string;
};

export type Banner = {
  _id: string;
  _type: "banner";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  image?: Picture;
  phoneImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  };
  Heading?: string;
  SubHeading?: string;
  BtnText?: string;
  URL?: string;
  Rank?: number;
  Viewport?: "all" | "phone" | "desktop";
  visibleFrom?: string;
  visibleUntil?: string;
};

export type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
};

export type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x?: number;
  y?: number;
  height?: number;
  width?: number;
};

export type HomePage = {
  _id: string;
  _type: "homePage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heading?: string;
  intro?: string;
  counters?: Array<{
    _key: string;
  } & Counter>;
  location?: Location;
  seo?: Seo;
};

export type Announcement = {
  _id: string;
  _type: "announcement";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  text?: string;
  URL?: string;
  visibleFrom?: string;
  visibleUntil?: string;
};

export type SiteSettings = {
  _id: string;
  _type: "siteSettings";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  brand?: string;
  tagline?: string;
  phone?: string;
  email?: string;
  address?: string;
  checkIn?: string;
  checkOut?: string;
  chatLinks?: Array<{
    _key: string;
  } & ChatLink>;
  socialLinks?: Array<{
    _key: string;
  } & SocialLink>;
  tradeLicence?: string;
  bin?: string;
  colophon?: string;
  titleTail?: string;
  seo?: Seo;
};

export type SanityImagePaletteSwatch = {
  _type: "sanity.imagePaletteSwatch";
  background?: string;
  foreground?: string;
  population?: number;
  title?: string;
};

export type SanityImagePalette = {
  _type: "sanity.imagePalette";
  darkMuted?: SanityImagePaletteSwatch;
  lightVibrant?: SanityImagePaletteSwatch;
  darkVibrant?: SanityImagePaletteSwatch;
  vibrant?: SanityImagePaletteSwatch;
  dominant?: SanityImagePaletteSwatch;
  lightMuted?: SanityImagePaletteSwatch;
  muted?: SanityImagePaletteSwatch;
};

export type SanityImageDimensions = {
  _type: "sanity.imageDimensions";
  height?: number;
  width?: number;
  aspectRatio?: number;
};

export type SanityImageMetadata = {
  _type: "sanity.imageMetadata";
  location?: Geopoint;
  dimensions?: SanityImageDimensions;
  palette?: SanityImagePalette;
  lqip?: string;
  blurHash?: string;
  thumbHash?: string;
  hasAlpha?: boolean;
  isOpaque?: boolean;
};

export type SanityFileAsset = {
  _id: string;
  _type: "sanity.fileAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  source?: SanityAssetSourceData;
};

export type SanityAssetSourceData = {
  _type: "sanity.assetSourceData";
  name?: string;
  id?: string;
  url?: string;
};

export type SanityImageAsset = {
  _id: string;
  _type: "sanity.imageAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  metadata?: SanityImageMetadata;
  source?: SanityAssetSourceData;
};

export type Geopoint = {
  _type: "geopoint";
  lat?: number;
  lng?: number;
  alt?: number;
};

export type AllSanitySchemaTypes = TermsTable | Term | StoryPart | SocialLink | Seo | RichText | Question | PolicySection | PlaceFacts | SanityImageAssetReference | Picture | Opening | OpeningHours | OfferingFact | Meal | Location | Link | JudgedDraft | GalleryPicture | Facility | Dish | Counter | ChatLink | Attraction | TextSection | QuoteSection | QuestionsSection | PicturesSection | PictureSection | HousesSection | GallerySection | PdfReference | FileSection | FactsSection | ActionSection | ShareLink | PublishRequest | Redirect | PolicyPage | SanityFileAssetReference | Pdf | Slug | Offering | Offer | LandingPage | House | Gallery | CareerPage | DinePage | Director | AboutPage | HomeTile | Banner | SanityImageCrop | SanityImageHotspot | HomePage | Announcement | SiteSettings | SanityImagePaletteSwatch | SanityImagePalette | SanityImageDimensions | SanityImageMetadata | SanityFileAsset | SanityAssetSourceData | SanityImageAsset | Geopoint;

// Source: cms/queries.ts
// Variable: layoutQuery
// Query: {  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {    _id,    _type,    brand,    tagline,    phone,    email,    address,    "checkIn": coalesce(checkIn, "14:00"),    "checkOut": coalesce(checkOut, "11:00"),    socialLinks[defined(network)] { _key, network, url },    chatLinks[defined(kind)] { _key, kind, "url": coalesce(url, "") },    "bin": coalesce(bin, ""),    tradeLicence,    colophon,    titleTail,    seo { title, description, picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }  },  "announcements": *[_type == "announcement" && defined(text)] | order(coalesce(visibleFrom, "") desc, _id asc) {    _id,    _type,    text,    "URL": coalesce(URL, ""),    "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "")  },  "hasOffers": count(*[_type == "offer" && defined(slug.current)] | order(Rank asc, _id asc)) > 0,  "menu": *[_type == "landingPage" && inMenu && defined(menuName) && defined(slug.current)] | order(menuName asc, _id asc) {    "to": "/" + slug.current,    "label": menuName,    "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "")  }}
export type LayoutQueryResult = {
  settings: {
    _id: "siteSettings";
    _type: "siteSettings";
    brand: string | null;
    tagline: string | null;
    phone: string | null;
    email: string | null;
    address: string | null;
    checkIn: string | "14:00";
    checkOut: string | "11:00";
    socialLinks: Array<{
      _key: string;
      network: "facebook" | "instagram" | "youtube" | null;
      url: string | null;
    }> | null;
    chatLinks: Array<{
      _key: string;
      kind: "messenger" | "phone" | "whatsapp" | null;
      url: string | "";
    }> | null;
    bin: string | "";
    tradeLicence: string | null;
    colophon: string | null;
    titleTail: string | null;
    seo: {
      title: string | null;
      description: string | null;
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
  announcements: Array<{
    _id: string;
    _type: "announcement";
    text: string;
    URL: string | "";
    visibleFrom: string | "";
    visibleUntil: string | "";
  }>;
  hasOffers: boolean;
  menu: Array<{
    to: string | null;
    label: string | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
  }>;
};

// Source: cms/queries.ts
// Variable: homeQuery
// Query: {  "page": *[_type == "homePage" && _id == "homePage"][0] {    _id,    _type,    heading,    intro,    counters[] { _key, label, value },    location {      heading,      text,      picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },      mapUrl,      attractions[] { _key, name, distanceKm }    },    seo { title, description, picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }  },  "banners": *[_type == "banner"] | order(Rank asc, _id asc) {    _id,    _type,    Rank,    "Viewport": coalesce(Viewport, "all"),    Heading,    SubHeading,    BtnText,    URL,    image {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } },    "phoneImage": select(coalesce(Viewport, "all") == "all" => phoneImage { "AltText": "", crop { top, bottom, left, right }, hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }),    "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "")  },  "tiles": *[_type == "homeTile"] | order(Rank asc, _id asc) {    _id,    _type,    Rank,    "Slot": coalesce(Slot, 100),    TitleText,    Description,    DetailUrl,    LinkText,    image {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },    "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "")  },  "offers": *[_type == "offer" && defined(slug.current)] | order(Rank asc, _id asc) { _id, _type, title, "slug": slug.current, lead, image {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "") }}
export type HomeQueryResult = {
  page: {
    _id: "homePage";
    _type: "homePage";
    heading: string | null;
    intro: string | null;
    counters: Array<{
      _key: string;
      label: string | null;
      value: number | null;
    }> | null;
    location: {
      heading: string | null;
      text: string | null;
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      mapUrl: string | null;
      attractions: Array<{
        _key: string;
        name: string | null;
        distanceKm: number | null;
      }> | null;
    } | null;
    seo: {
      title: string | null;
      description: string | null;
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
  banners: Array<{
    _id: string;
    _type: "banner";
    Rank: number | null;
    Viewport: "all" | "desktop" | "phone";
    Heading: string | null;
    SubHeading: string | null;
    BtnText: string | null;
    URL: string | null;
    image: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    phoneImage: {
      AltText: "";
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
  }>;
  tiles: Array<{
    _id: string;
    _type: "homeTile";
    Rank: number | null;
    Slot: 100 | 30 | 70;
    TitleText: string | null;
    Description: string | null;
    DetailUrl: string | null;
    LinkText: string | null;
    image: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
  }>;
  offers: Array<{
    _id: string;
    _type: "offer";
    title: string | null;
    slug: string | null;
    lead: string | null;
    image: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
  }>;
};

// Source: cms/queries.ts
// Variable: offersQuery
// Query: {  "offers": *[_type == "offer" && defined(slug.current)] | order(Rank asc, _id asc) {    _id, _type, title, "slug": slug.current, lead, image {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, ""),    text,    "terms": coalesce(terms, []),    BtnText,    URL,    "pages": coalesce(pages, []),    sections[] {    _key,    _type,    _type == "textSection" => { heading, text },    _type == "pictureSection" => { picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, "caption": coalesce(caption, "") },    _type == "picturesSection" => { pictures[] { _key,   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },    _type == "gallerySection" => { pictures[] { _key,   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },    _type == "factsSection" => { "heading": coalesce(heading, ""), facts[] { _key, label, value } },    _type == "questionsSection" => { heading, questions[] { _key, question, answer } },    _type == "quoteSection" => { words, who, "place": coalesce(place, "") },    _type == "housesSection" => { heading, "houses": coalesce(houses, []) },    _type == "actionSection" => { heading, text, BtnText, URL },    _type == "fileSection" => {      text,      "file": file->{ title, "slug": slug.current, "size": coalesce(file.asset->size, 0) }    }  },    "seo": {      "title": coalesce(seo.title, title),      "description": coalesce(seo.description, lead),      "picture": seo.picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }    }  },  "ended": *[_type == "offer" && defined(slug.current) && defined(visibleUntil)] | order(visibleUntil desc) {    title,    "slug": slug.current,    "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "")  }}
export type OffersQueryResult = {
  offers: Array<{
    _id: string;
    _type: "offer";
    title: string | null;
    slug: string | null;
    lead: string | null;
    image: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
    text: RichText | null;
    terms: Array<string> | Array<never>;
    BtnText: string | null;
    URL: string | null;
    pages: Array<string> | Array<never>;
    sections: Array<{
      _key: string;
      _type: "actionSection";
      heading: string | null;
      text: string | null;
      BtnText: string | null;
      URL: string | null;
    } | {
      _key: string;
      _type: "factsSection";
      heading: string | "";
      facts: Array<{
        _key: string;
        label: string | null;
        value: string | null;
      }> | null;
    } | {
      _key: string;
      _type: "fileSection";
      text: string | null;
      file: {
        title: string | null;
        slug: string | null;
        size: number | 0;
      } | null;
    } | {
      _key: string;
      _type: "gallerySection";
      pictures: Array<{
        _key: string;
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      }> | null;
    } | {
      _key: string;
      _type: "housesSection";
      heading: string | null;
      houses: Array<string> | Array<never>;
    } | {
      _key: string;
      _type: "pictureSection";
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      caption: string | "";
    } | {
      _key: string;
      _type: "picturesSection";
      pictures: Array<{
        _key: string;
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      }> | null;
    } | {
      _key: string;
      _type: "questionsSection";
      heading: string | null;
      questions: Array<{
        _key: string;
        question: string | null;
        answer: RichText | null;
      }> | null;
    } | {
      _key: string;
      _type: "quoteSection";
      words: string | null;
      who: string | null;
      place: string | "";
    } | {
      _key: string;
      _type: "textSection";
      heading: string | null;
      text: RichText | null;
    }> | null;
    seo: {
      title: string | null;
      description: string | null;
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    };
  }>;
  ended: Array<{
    title: string | null;
    slug: string | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
  }>;
};

// Source: cms/queries.ts
// Variable: landingQuery
// Query: {  "pages": *[_type == "landingPage" && defined(slug.current)] | order(slug.current asc, _id asc) {    _id,    _type,    title,    "slug": slug.current,    lead,    image {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },    sections[] {    _key,    _type,    _type == "textSection" => { heading, text },    _type == "pictureSection" => { picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, "caption": coalesce(caption, "") },    _type == "picturesSection" => { pictures[] { _key,   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },    _type == "gallerySection" => { pictures[] { _key,   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },    _type == "factsSection" => { "heading": coalesce(heading, ""), facts[] { _key, label, value } },    _type == "questionsSection" => { heading, questions[] { _key, question, answer } },    _type == "quoteSection" => { words, who, "place": coalesce(place, "") },    _type == "housesSection" => { heading, "houses": coalesce(houses, []) },    _type == "actionSection" => { heading, text, BtnText, URL },    _type == "fileSection" => {      text,      "file": file->{ title, "slug": slug.current, "size": coalesce(file.asset->size, 0) }    }  },    "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, ""),    "seo": {      "title": coalesce(seo.title, title),      "description": coalesce(seo.description, lead),      "picture": seo.picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }    }  },  "ended": *[_type == "landingPage" && defined(slug.current) && defined(visibleUntil)] | order(visibleUntil desc) {    title,    "slug": slug.current,    "visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "")  }}
export type LandingQueryResult = {
  pages: Array<{
    _id: string;
    _type: "landingPage";
    title: string | null;
    slug: string | null;
    lead: string | null;
    image: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    sections: Array<{
      _key: string;
      _type: "actionSection";
      heading: string | null;
      text: string | null;
      BtnText: string | null;
      URL: string | null;
    } | {
      _key: string;
      _type: "factsSection";
      heading: string | "";
      facts: Array<{
        _key: string;
        label: string | null;
        value: string | null;
      }> | null;
    } | {
      _key: string;
      _type: "fileSection";
      text: string | null;
      file: {
        title: string | null;
        slug: string | null;
        size: number | 0;
      } | null;
    } | {
      _key: string;
      _type: "gallerySection";
      pictures: Array<{
        _key: string;
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      }> | null;
    } | {
      _key: string;
      _type: "housesSection";
      heading: string | null;
      houses: Array<string> | Array<never>;
    } | {
      _key: string;
      _type: "pictureSection";
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
      caption: string | "";
    } | {
      _key: string;
      _type: "picturesSection";
      pictures: Array<{
        _key: string;
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            lqip: string | null;
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      }> | null;
    } | {
      _key: string;
      _type: "questionsSection";
      heading: string | null;
      questions: Array<{
        _key: string;
        question: string | null;
        answer: RichText | null;
      }> | null;
    } | {
      _key: string;
      _type: "quoteSection";
      words: string | null;
      who: string | null;
      place: string | "";
    } | {
      _key: string;
      _type: "textSection";
      heading: string | null;
      text: RichText | null;
    }> | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
    seo: {
      title: string | null;
      description: string | null;
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    };
  }>;
  ended: Array<{
    title: string | null;
    slug: string | null;
    visibleFrom: string | "";
    visibleUntil: string | "";
  }>;
};

// Source: cms/queries.ts
// Variable: aboutQuery
// Query: {  "page": *[_type == "aboutPage" && _id == "aboutPage"][0] {    _id,    _type,    heading,    lead,    story[] { _key, heading, text },    pictures[] { _key,   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },    directorsHeading,    directorsLead,    seo { title, description, picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }  },  "directors": *[_type == "director"] | order(Rank asc, _id asc) {    _id,    _type,    Rank,    name,    title,    image {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }  }}
export type AboutQueryResult = {
  page: {
    _id: "aboutPage";
    _type: "aboutPage";
    heading: string | null;
    lead: string | null;
    story: Array<{
      _key: string;
      heading: string | null;
      text: RichText | null;
    }> | null;
    pictures: Array<{
      _key: string;
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    }> | null;
    directorsHeading: string | null;
    directorsLead: string | null;
    seo: {
      title: string | null;
      description: string | null;
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
  directors: Array<{
    _id: string;
    _type: "director";
    Rank: number | null;
    name: string | null;
    title: string | null;
    image: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          lqip: string | null;
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  }>;
};

// Source: cms/queries.ts
// Variable: dineQuery
// Query: *[_type == "dinePage" && _id == "dinePage"][0] {  _id,  _type,  heading,  lead,  text,  slides[] { _key,   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },  meals[] { _key, name, from, to, text },  dishesHeading,  dishes[] { _key, name, text },  seo { title, description, picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }}
export type DineQueryResult = {
  _id: "dinePage";
  _type: "dinePage";
  heading: string | null;
  lead: string | null;
  text: RichText | null;
  slides: Array<{
    _key: string;
    AltText: string | null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
    } | null;
    asset: {
      url: string | null;
      metadata: {
        lqip: string | null;
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
  }> | null;
  meals: Array<{
    _key: string;
    name: string | null;
    from: string | null;
    to: string | null;
    text: string | null;
  }> | null;
  dishesHeading: string | null;
  dishes: Array<{
    _key: string;
    name: string | null;
    text: string | null;
  }> | null;
  seo: {
    title: string | null;
    description: string | null;
    picture: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
} | null;

// Source: cms/queries.ts
// Variable: careerQuery
// Query: *[_type == "careerPage" && _id == "careerPage"][0] {  _id,  _type,  heading,  lead,  openings[] { _key, title, place, terms, text, "wanted": coalesce(wanted, []) },  seo { title, description, picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }}
export type CareerQueryResult = {
  _id: "careerPage";
  _type: "careerPage";
  heading: string | null;
  lead: string | null;
  openings: Array<{
    _key: string;
    title: string | null;
    place: string | null;
    terms: string | null;
    text: string | null;
    wanted: Array<string> | Array<never>;
  }> | null;
  seo: {
    title: string | null;
    description: string | null;
    picture: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
} | null;

// Source: cms/queries.ts
// Variable: policyQuery
// Query: *[_type == "policyPage" && _id == $id][0] {  _id,  _type,  title,  lead,  updated,  sections[] { _key, heading, text },  seo { title, description, picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }}
export type PolicyQueryResult = {
  _id: string;
  _type: "policyPage";
  title: string | null;
  lead: string | null;
  updated: string | null;
  sections: Array<{
    _key: string;
    heading: string | null;
    text: RichText | null;
  }> | null;
  seo: {
    title: string | null;
    description: string | null;
    picture: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
} | null;

// Source: cms/queries.ts
// Variable: offeringQuery
// Query: *[_type == "offering" && _id == $id][0] {  _id,  _type,  eyebrow,  heading,  lead,  description,  facts[] { _key, label, value },  openingHours { from, to },  pictures[] { _key,   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },  seo { title, description, picture {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }}
export type OfferingQueryResult = {
  _id: string;
  _type: "offering";
  eyebrow: string | null;
  heading: string | null;
  lead: string | null;
  description: RichText | null;
  facts: Array<{
    _key: string;
    label: string | null;
    value: string | null;
  }> | null;
  openingHours: {
    from: string | null;
    to: string | null;
  } | null;
  pictures: Array<{
    _key: string;
    AltText: string | null;
    crop: {
      top: number | null;
      bottom: number | null;
      left: number | null;
      right: number | null;
    } | null;
    hotspot: {
      x: number | null;
      y: number | null;
    } | null;
    asset: {
      url: string | null;
      metadata: {
        lqip: string | null;
        dimensions: {
          width: number | null;
          height: number | null;
        } | null;
      } | null;
    } | null;
  }> | null;
  seo: {
    title: string | null;
    description: string | null;
    picture: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
  } | null;
} | null;

// Source: cms/queries.ts
// Variable: housesQuery
// Query: {  "facts": *[_type == "house" && defined(page)] | order(page asc, _id asc) {    _id,    _type,    page,    "room": {      "beds": coalesce(room.beds, ""),      "size": coalesce(room.size, 0),      "plan": room.plan {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }    },    "whole": {      "beds": coalesce(whole.beds, ""),      "size": coalesce(whole.size, 0),      "plan": whole.plan {   AltText,  crop { top, bottom, left, right },  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }    }  }}
export type HousesQueryResult = {
  facts: Array<{
    _id: string;
    _type: "house";
    page: string;
    room: {
      beds: string | "";
      size: number | 0;
      plan: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    };
    whole: {
      beds: string | "";
      size: number | 0;
      plan: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    };
  }>;
};

// Source: cms/queries.ts
// Variable: catalogueQuery
// Query: {  "houses": *[_type == "house" && defined(page)] | order(page asc, _id asc) {    _id,    _type,    page,    "name": coalesce(name, ""),    "description": coalesce(description, ""),    "roomDescription": coalesce(roomDescription, ""),    facilities[] { _key, "icon": coalesce(icon, "other"), name },    houseCover {    AltText,  crop { top, bottom, left, right },  hotspot { x, y },  "isPhotograph": isPhotograph == true,  "file": coalesce(asset->originalFilename, ""),  "uploadedAt": coalesce(asset->_createdAt, ""),  asset->{ url, metadata { dimensions { width, height } } }},    roomCover {    AltText,  crop { top, bottom, left, right },  hotspot { x, y },  "isPhotograph": isPhotograph == true,  "file": coalesce(asset->originalFilename, ""),  "uploadedAt": coalesce(asset->_createdAt, ""),  asset->{ url, metadata { dimensions { width, height } } }},    pictures[] {    AltText,  crop { top, bottom, left, right },  hotspot { x, y },  "isPhotograph": isPhotograph == true,  "file": coalesce(asset->originalFilename, ""),  "uploadedAt": coalesce(asset->_createdAt, ""),  asset->{ url, metadata { dimensions { width, height } } }}  },  "gallery": *[_type == "gallery" && _id == "gallery"][0] {    _id,    _type,    pictures[defined(category)] { _key, category, "theme": coalesce(theme, ""), picture {    AltText,  crop { top, bottom, left, right },  hotspot { x, y },  "isPhotograph": isPhotograph == true,  "file": coalesce(asset->originalFilename, ""),  "uploadedAt": coalesce(asset->_createdAt, ""),  asset->{ url, metadata { dimensions { width, height } } }} }  }}
export type CatalogueQueryResult = {
  houses: Array<{
    _id: string;
    _type: "house";
    page: string;
    name: string | "";
    description: string | "";
    roomDescription: string | "";
    facilities: Array<{
      _key: string;
      icon: "air" | "bath" | "boat" | "breakfast" | "cleaning" | "family" | "fan" | "fire" | "minibar" | "other" | "parking" | "pool" | "tea" | "terrace" | "view" | "wifi";
      name: string | null;
    }> | null;
    houseCover: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      isPhotograph: boolean | false;
      file: string | "";
      uploadedAt: string | "";
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    roomCover: {
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      isPhotograph: boolean | false;
      file: string | "";
      uploadedAt: string | "";
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    } | null;
    pictures: Array<{
      AltText: string | null;
      crop: {
        top: number | null;
        bottom: number | null;
        left: number | null;
        right: number | null;
      } | null;
      hotspot: {
        x: number | null;
        y: number | null;
      } | null;
      isPhotograph: boolean | false;
      file: string | "";
      uploadedAt: string | "";
      asset: {
        url: string | null;
        metadata: {
          dimensions: {
            width: number | null;
            height: number | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  }>;
  gallery: {
    _id: "gallery";
    _type: "gallery";
    pictures: Array<{
      _key: string;
      category: "Double Dom" | "Ichamoti House" | "Mud House" | "Rania House" | null;
      theme: "" | "After dark" | "Food" | "Gardens and water" | "Rooms" | "Verandas";
      picture: {
        AltText: string | null;
        crop: {
          top: number | null;
          bottom: number | null;
          left: number | null;
          right: number | null;
        } | null;
        hotspot: {
          x: number | null;
          y: number | null;
        } | null;
        isPhotograph: boolean | false;
        file: string | "";
        uploadedAt: string | "";
        asset: {
          url: string | null;
          metadata: {
            dimensions: {
              width: number | null;
              height: number | null;
            } | null;
          } | null;
        } | null;
      } | null;
    }> | null;
  } | null;
};

// Source: cms/queries.ts
// Variable: pdfsQuery
// Query: {  "pdfs": *[_type == "pdf" && defined(slug.current)] | order(_id asc) {    _id,    _type,    title,    "slug": slug.current,    "url": coalesce(file.asset->url, "")  }}
export type PdfsQueryResult = {
  pdfs: Array<{
    _id: string;
    _type: "pdf";
    title: string | null;
    slug: string | null;
    url: string | "";
  }>;
};

// Source: cms/queries.ts
// Variable: redirectsQuery
// Query: {  "redirects": *[_type == "redirect" && defined(from) && defined(to)] | order(from asc, _id asc) { _id, _type, from, to, countedAs }}
export type RedirectsQueryResult = {
  redirects: Array<{
    _id: string;
    _type: "redirect";
    from: string;
    to: string;
    countedAs: string | null;
  }>;
};

// Source: cms/queries.ts
// Variable: draftsQuery
// Query: {  "links": *[_type == "shareLink" && defined(hash) && defined(endsAt)] | order(_id asc) { _id, _type, hash, endsAt },  "plans": *[_type == "publishRequest" && defined(at) && count(drafts) > 0 && isRefused != true] | order(at asc, _id asc) { _id, _type, at }}
export type DraftsQueryResult = {
  links: Array<{
    _id: string;
    _type: "shareLink";
    hash: string;
    endsAt: string;
  }>;
  plans: Array<{
    _id: string;
    _type: "publishRequest";
    at: string | null;
  }>;
};

// Source: cms/queries.ts
// Variable: fingerprintQuery
// Query: {  "count": count(*),  "latest": *[dateTime(_updatedAt) <= dateTime(now())] | order(_updatedAt desc)[0] { _id, _rev }}
export type FingerprintQueryResult = {
  count: number;
  latest: {
    _id: string;
    _rev: string;
  } | null;
};

// Query TypeMap
declare global {
  interface SanityQueries {
    "{\n  \"settings\": *[_type == \"siteSettings\" && _id == \"siteSettings\"][0] {\n    _id,\n    _type,\n    brand,\n    tagline,\n    phone,\n    email,\n    address,\n    \"checkIn\": coalesce(checkIn, \"14:00\"),\n    \"checkOut\": coalesce(checkOut, \"11:00\"),\n    socialLinks[defined(network)] { _key, network, url },\n    chatLinks[defined(kind)] { _key, kind, \"url\": coalesce(url, \"\") },\n    \"bin\": coalesce(bin, \"\"),\n    tradeLicence,\n    colophon,\n    titleTail,\n    seo { title, description, picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }\n  },\n  \"announcements\": *[_type == \"announcement\" && defined(text)] | order(coalesce(visibleFrom, \"\") desc, _id asc) {\n    _id,\n    _type,\n    text,\n    \"URL\": coalesce(URL, \"\"),\n    \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\")\n  },\n  \"hasOffers\": count(*[_type == \"offer\" && defined(slug.current)] | order(Rank asc, _id asc)) > 0,\n  \"menu\": *[_type == \"landingPage\" && inMenu && defined(menuName) && defined(slug.current)] | order(menuName asc, _id asc) {\n    \"to\": \"/\" + slug.current,\n    \"label\": menuName,\n    \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\")\n  }\n}": LayoutQueryResult;
    "{\n  \"page\": *[_type == \"homePage\" && _id == \"homePage\"][0] {\n    _id,\n    _type,\n    heading,\n    intro,\n    counters[] { _key, label, value },\n    location {\n      heading,\n      text,\n      picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },\n      mapUrl,\n      attractions[] { _key, name, distanceKm }\n    },\n    seo { title, description, picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }\n  },\n  \"banners\": *[_type == \"banner\"] | order(Rank asc, _id asc) {\n    _id,\n    _type,\n    Rank,\n    \"Viewport\": coalesce(Viewport, \"all\"),\n    Heading,\n    SubHeading,\n    BtnText,\n    URL,\n    image { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } },\n    \"phoneImage\": select(coalesce(Viewport, \"all\") == \"all\" => phoneImage { \"AltText\": \"\", crop { top, bottom, left, right }, hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }),\n    \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\")\n  },\n  \"tiles\": *[_type == \"homeTile\"] | order(Rank asc, _id asc) {\n    _id,\n    _type,\n    Rank,\n    \"Slot\": coalesce(Slot, 100),\n    TitleText,\n    Description,\n    DetailUrl,\n    LinkText,\n    image { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },\n    \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\")\n  },\n  \"offers\": *[_type == \"offer\" && defined(slug.current)] | order(Rank asc, _id asc) { _id, _type, title, \"slug\": slug.current, lead, image { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\") }\n}": HomeQueryResult;
    "{\n  \"offers\": *[_type == \"offer\" && defined(slug.current)] | order(Rank asc, _id asc) {\n    _id, _type, title, \"slug\": slug.current, lead, image { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\"),\n    text,\n    \"terms\": coalesce(terms, []),\n    BtnText,\n    URL,\n    \"pages\": coalesce(pages, []),\n    sections[] {\n    _key,\n    _type,\n    _type == \"textSection\" => { heading, text },\n    _type == \"pictureSection\" => { picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, \"caption\": coalesce(caption, \"\") },\n    _type == \"picturesSection\" => { pictures[] { _key, \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },\n    _type == \"gallerySection\" => { pictures[] { _key, \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },\n    _type == \"factsSection\" => { \"heading\": coalesce(heading, \"\"), facts[] { _key, label, value } },\n    _type == \"questionsSection\" => { heading, questions[] { _key, question, answer } },\n    _type == \"quoteSection\" => { words, who, \"place\": coalesce(place, \"\") },\n    _type == \"housesSection\" => { heading, \"houses\": coalesce(houses, []) },\n    _type == \"actionSection\" => { heading, text, BtnText, URL },\n    _type == \"fileSection\" => {\n      text,\n      \"file\": file->{ title, \"slug\": slug.current, \"size\": coalesce(file.asset->size, 0) }\n    }\n  },\n    \"seo\": {\n      \"title\": coalesce(seo.title, title),\n      \"description\": coalesce(seo.description, lead),\n      \"picture\": seo.picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }\n    }\n  },\n  \"ended\": *[_type == \"offer\" && defined(slug.current) && defined(visibleUntil)] | order(visibleUntil desc) {\n    title,\n    \"slug\": slug.current,\n    \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\")\n  }\n}": OffersQueryResult;
    "{\n  \"pages\": *[_type == \"landingPage\" && defined(slug.current)] | order(slug.current asc, _id asc) {\n    _id,\n    _type,\n    title,\n    \"slug\": slug.current,\n    lead,\n    image { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },\n    sections[] {\n    _key,\n    _type,\n    _type == \"textSection\" => { heading, text },\n    _type == \"pictureSection\" => { picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }, \"caption\": coalesce(caption, \"\") },\n    _type == \"picturesSection\" => { pictures[] { _key, \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },\n    _type == \"gallerySection\" => { pictures[] { _key, \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } } },\n    _type == \"factsSection\" => { \"heading\": coalesce(heading, \"\"), facts[] { _key, label, value } },\n    _type == \"questionsSection\" => { heading, questions[] { _key, question, answer } },\n    _type == \"quoteSection\" => { words, who, \"place\": coalesce(place, \"\") },\n    _type == \"housesSection\" => { heading, \"houses\": coalesce(houses, []) },\n    _type == \"actionSection\" => { heading, text, BtnText, URL },\n    _type == \"fileSection\" => {\n      text,\n      \"file\": file->{ title, \"slug\": slug.current, \"size\": coalesce(file.asset->size, 0) }\n    }\n  },\n    \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\"),\n    \"seo\": {\n      \"title\": coalesce(seo.title, title),\n      \"description\": coalesce(seo.description, lead),\n      \"picture\": seo.picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }\n    }\n  },\n  \"ended\": *[_type == \"landingPage\" && defined(slug.current) && defined(visibleUntil)] | order(visibleUntil desc) {\n    title,\n    \"slug\": slug.current,\n    \"visibleFrom\": coalesce(visibleFrom, \"\"), \"visibleUntil\": coalesce(visibleUntil, \"\")\n  }\n}": LandingQueryResult;
    "{\n  \"page\": *[_type == \"aboutPage\" && _id == \"aboutPage\"][0] {\n    _id,\n    _type,\n    heading,\n    lead,\n    story[] { _key, heading, text },\n    pictures[] { _key, \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },\n    directorsHeading,\n    directorsLead,\n    seo { title, description, picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }\n  },\n  \"directors\": *[_type == \"director\"] | order(Rank asc, _id asc) {\n    _id,\n    _type,\n    Rank,\n    name,\n    title,\n    image { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } }\n  }\n}": AboutQueryResult;
    "*[_type == \"dinePage\" && _id == \"dinePage\"][0] {\n  _id,\n  _type,\n  heading,\n  lead,\n  text,\n  slides[] { _key, \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },\n  meals[] { _key, name, from, to, text },\n  dishesHeading,\n  dishes[] { _key, name, text },\n  seo { title, description, picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }\n}": DineQueryResult;
    "*[_type == \"careerPage\" && _id == \"careerPage\"][0] {\n  _id,\n  _type,\n  heading,\n  lead,\n  openings[] { _key, title, place, terms, text, \"wanted\": coalesce(wanted, []) },\n  seo { title, description, picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }\n}": CareerQueryResult;
    "*[_type == \"policyPage\" && _id == $id][0] {\n  _id,\n  _type,\n  title,\n  lead,\n  updated,\n  sections[] { _key, heading, text },\n  seo { title, description, picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }\n}": PolicyQueryResult;
    "*[_type == \"offering\" && _id == $id][0] {\n  _id,\n  _type,\n  eyebrow,\n  heading,\n  lead,\n  description,\n  facts[] { _key, label, value },\n  openingHours { from, to },\n  pictures[] { _key, \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { lqip, dimensions { width, height } } } },\n  seo { title, description, picture { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } } }\n}": OfferingQueryResult;
    "{\n  \"facts\": *[_type == \"house\" && defined(page)] | order(page asc, _id asc) {\n    _id,\n    _type,\n    page,\n    \"room\": {\n      \"beds\": coalesce(room.beds, \"\"),\n      \"size\": coalesce(room.size, 0),\n      \"plan\": room.plan { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }\n    },\n    \"whole\": {\n      \"beds\": coalesce(whole.beds, \"\"),\n      \"size\": coalesce(whole.size, 0),\n      \"plan\": whole.plan { \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }\n    }\n  }\n}": HousesQueryResult;
    "{\n  \"houses\": *[_type == \"house\" && defined(page)] | order(page asc, _id asc) {\n    _id,\n    _type,\n    page,\n    \"name\": coalesce(name, \"\"),\n    \"description\": coalesce(description, \"\"),\n    \"roomDescription\": coalesce(roomDescription, \"\"),\n    facilities[] { _key, \"icon\": coalesce(icon, \"other\"), name },\n    houseCover {\n  \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y },\n  \"isPhotograph\": isPhotograph == true,\n  \"file\": coalesce(asset->originalFilename, \"\"),\n  \"uploadedAt\": coalesce(asset->_createdAt, \"\"),\n  asset->{ url, metadata { dimensions { width, height } } }\n},\n    roomCover {\n  \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y },\n  \"isPhotograph\": isPhotograph == true,\n  \"file\": coalesce(asset->originalFilename, \"\"),\n  \"uploadedAt\": coalesce(asset->_createdAt, \"\"),\n  asset->{ url, metadata { dimensions { width, height } } }\n},\n    pictures[] {\n  \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y },\n  \"isPhotograph\": isPhotograph == true,\n  \"file\": coalesce(asset->originalFilename, \"\"),\n  \"uploadedAt\": coalesce(asset->_createdAt, \"\"),\n  asset->{ url, metadata { dimensions { width, height } } }\n}\n  },\n  \"gallery\": *[_type == \"gallery\" && _id == \"gallery\"][0] {\n    _id,\n    _type,\n    pictures[defined(category)] { _key, category, \"theme\": coalesce(theme, \"\"), picture {\n  \n  AltText,\n  crop { top, bottom, left, right },\n  hotspot { x, y },\n  \"isPhotograph\": isPhotograph == true,\n  \"file\": coalesce(asset->originalFilename, \"\"),\n  \"uploadedAt\": coalesce(asset->_createdAt, \"\"),\n  asset->{ url, metadata { dimensions { width, height } } }\n} }\n  }\n}": CatalogueQueryResult;
    "{\n  \"pdfs\": *[_type == \"pdf\" && defined(slug.current)] | order(_id asc) {\n    _id,\n    _type,\n    title,\n    \"slug\": slug.current,\n    \"url\": coalesce(file.asset->url, \"\")\n  }\n}": PdfsQueryResult;
    "{\n  \"redirects\": *[_type == \"redirect\" && defined(from) && defined(to)] | order(from asc, _id asc) { _id, _type, from, to, countedAs }\n}": RedirectsQueryResult;
    "{\n  \"links\": *[_type == \"shareLink\" && defined(hash) && defined(endsAt)] | order(_id asc) { _id, _type, hash, endsAt },\n  \"plans\": *[_type == \"publishRequest\" && defined(at) && count(drafts) > 0 && isRefused != true] | order(at asc, _id asc) { _id, _type, at }\n}": DraftsQueryResult;
    "{\n  \"count\": count(*),\n  \"latest\": *[dateTime(_updatedAt) <= dateTime(now())] | order(_updatedAt desc)[0] { _id, _rev }\n}": FingerprintQueryResult;
  }
}
