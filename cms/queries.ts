// All GROQ queries, one for each page: exactly what it shows, with its Studio path.
// A lake is asked for policies and offerings in GraphQL (graphql.ts), with the fields of their queries here; the seed has no GraphQL API.

import { defineQuery } from 'groq'

const pictureFields = /* groq */ `
  AltText,
  crop { top, bottom, left, right },
  hotspot { x, y }`

/** Size and crop come along, so that a page holds the picture's place without asking for the picture. */
const picture = /* groq */ `{ ${pictureFields}, asset->{ url, metadata { lqip, dimensions { width, height } } } }`

const pictureInList = /* groq */ `{ _key, ${pictureFields}, asset->{ url, metadata { lqip, dimensions { width, height } } } }`

/** For what is never blurred at first, a banner or a share: the placeholder would be brought along for nothing. */
const barePicture = /* groq */ `{ ${pictureFields}, asset->{ url, metadata { dimensions { width, height } } } }`

/** Shown in place of a picture, and read by its words. */
const otherCut = /* groq */ `{ "AltText": "", crop { top, bottom, left, right }, hotspot { x, y }, asset->{ url, metadata { dimensions { width, height } } } }`

const seo = /* groq */ `seo { title, description, picture ${barePicture} }`

/** From when and until when it is shown; empty where that is at all times. */
const visibility = /* groq */ `"visibleFrom": coalesce(visibleFrom, ""), "visibleUntil": coalesce(visibleUntil, "")`

/** Each kind with what it shows. A file that is gone has no address. */
const sections = /* groq */ `sections[] {
    _key,
    _type,
    _type == "textSection" => { heading, text },
    _type == "pictureSection" => { picture ${picture}, "caption": coalesce(caption, "") },
    _type == "picturesSection" => { pictures[] ${pictureInList} },
    _type == "gallerySection" => { pictures[] ${pictureInList} },
    _type == "factsSection" => { "heading": coalesce(heading, ""), facts[] { _key, label, value } },
    _type == "questionsSection" => { heading, questions[] { _key, question, answer } },
    _type == "quoteSection" => { words, who, "place": coalesce(place, "") },
    _type == "housesSection" => { heading, "houses": coalesce(houses, []) },
    _type == "actionSection" => { heading, text, BtnText, URL },
    _type == "fileSection" => {
      text,
      "file": file->{ title, "slug": slug.current, "size": coalesce(file.asset->size, 0) }
    }
  }`

/** Words for search engines, or what the page itself begins with. */
const seoOrOwn = /* groq */ `"seo": {
      "title": coalesce(seo.title, title),
      "description": coalesce(seo.description, lead),
      "picture": seo.picture ${barePicture}
    }`

const offers = /* groq */ `*[_type == "offer" && defined(slug.current)] | order(Rank asc, _id asc)`

/** What lists show of an offer. */
const offerCard = /* groq */ `_id, _type, title, "slug": slug.current, lead, image ${picture}, ${visibility}`

export const layoutQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0] {
    _id,
    _type,
    brand,
    tagline,
    phone,
    email,
    address,
    "checkIn": coalesce(checkIn, "14:00"),
    "checkOut": coalesce(checkOut, "11:00"),
    socialLinks[defined(network)] { _key, network, url },
    chatLinks[defined(kind)] { _key, kind, "url": coalesce(url, "") },
    "bin": coalesce(bin, ""),
    tradeLicence,
    colophon,
    titleTail,
    ${seo}
  },
  "announcements": *[_type == "announcement" && defined(text)] | order(coalesce(visibleFrom, "") desc, _id asc) {
    _id,
    _type,
    text,
    "URL": coalesce(URL, ""),
    ${visibility}
  },
  "hasOffers": count(${offers}) > 0,
  "menu": *[_type == "landingPage" && inMenu && defined(menuName) && defined(slug.current)] | order(menuName asc, _id asc) {
    "to": "/" + slug.current,
    "label": menuName,
    ${visibility}
  }
}`)

export const homeQuery = defineQuery(`{
  "page": *[_type == "homePage" && _id == "homePage"][0] {
    _id,
    _type,
    heading,
    intro,
    counters[] { _key, label, value },
    location {
      heading,
      text,
      picture ${picture},
      mapUrl,
      attractions[] { _key, name, distanceKm }
    },
    ${seo}
  },
  "banners": *[_type == "banner"] | order(Rank asc, _id asc) {
    _id,
    _type,
    Rank,
    "Viewport": coalesce(Viewport, "all"),
    Heading,
    SubHeading,
    BtnText,
    URL,
    image ${barePicture},
    "phoneImage": select(coalesce(Viewport, "all") == "all" => phoneImage ${otherCut}),
    ${visibility}
  },
  "tiles": *[_type == "homeTile"] | order(Rank asc, _id asc) {
    _id,
    _type,
    Rank,
    "Slot": coalesce(Slot, 100),
    TitleText,
    Description,
    DetailUrl,
    LinkText,
    image ${picture},
    ${visibility}
  },
  "offers": ${offers} { ${offerCard} }
}`)

export const offersQuery = defineQuery(`{
  "offers": ${offers} {
    ${offerCard},
    text,
    "terms": coalesce(terms, []),
    BtnText,
    URL,
    "pages": coalesce(pages, []),
    ${sections},
    ${seoOrOwn}
  },
  "ended": *[_type == "offer" && defined(slug.current) && defined(visibleUntil)] | order(visibleUntil desc) {
    title,
    "slug": slug.current,
    ${visibility}
  }
}`)

export const landingQuery = defineQuery(`{
  "pages": *[_type == "landingPage" && defined(slug.current)] | order(slug.current asc, _id asc) {
    _id,
    _type,
    title,
    "slug": slug.current,
    lead,
    image ${picture},
    ${sections},
    ${visibility},
    ${seoOrOwn}
  },
  "ended": *[_type == "landingPage" && defined(slug.current) && defined(visibleUntil)] | order(visibleUntil desc) {
    title,
    "slug": slug.current,
    ${visibility}
  }
}`)

export const aboutQuery = defineQuery(`{
  "page": *[_type == "aboutPage" && _id == "aboutPage"][0] {
    _id,
    _type,
    heading,
    lead,
    story[] { _key, heading, text },
    pictures[] ${pictureInList},
    directorsHeading,
    directorsLead,
    ${seo}
  },
  "directors": *[_type == "director"] | order(Rank asc, _id asc) {
    _id,
    _type,
    Rank,
    name,
    title,
    image ${picture}
  }
}`)

export const dineQuery = defineQuery(`*[_type == "dinePage" && _id == "dinePage"][0] {
  _id,
  _type,
  heading,
  lead,
  text,
  slides[] ${pictureInList},
  meals[] { _key, name, from, to, text },
  dishesHeading,
  dishes[] { _key, name, text },
  ${seo}
}`)

export const careerQuery = defineQuery(`*[_type == "careerPage" && _id == "careerPage"][0] {
  _id,
  _type,
  heading,
  lead,
  openings[] { _key, title, place, terms, text, "wanted": coalesce(wanted, []) },
  ${seo}
}`)

export const policyQuery = defineQuery(`*[_type == "policyPage" && _id == $id][0] {
  _id,
  _type,
  title,
  lead,
  updated,
  sections[] { _key, heading, text },
  ${seo}
}`)

export const offeringQuery = defineQuery(`*[_type == "offering" && _id == $id][0] {
  _id,
  _type,
  eyebrow,
  heading,
  lead,
  description,
  facts[] { _key, label, value },
  openingHours { from, to },
  pictures[] ${pictureInList},
  ${seo}
}`)

const placeFacts = (place: 'room' | 'whole') => /* groq */ `{
      "beds": coalesce(${place}.beds, ""),
      "size": coalesce(${place}.size, 0),
      "plan": ${place}.plan ${barePicture}
    }`

export const housesQuery = defineQuery(`{
  "facts": *[_type == "house" && defined(page)] | order(page asc, _id asc) {
    _id,
    _type,
    page,
    "room": ${placeFacts('room')},
    "whole": ${placeFacts('whole')}
  }
}`)

/** With the name of its file and when it was uploaded. */
const cataloguePicture = /* groq */ `{
  ${pictureFields},
  "isPhotograph": isPhotograph == true,
  "file": coalesce(asset->originalFilename, ""),
  "uploadedAt": coalesce(asset->_createdAt, ""),
  asset->{ url, metadata { dimensions { width, height } } }
}`

/** What the booking system takes over: no page reads it. */
export const catalogueQuery = defineQuery(`{
  "houses": *[_type == "house" && defined(page)] | order(page asc, _id asc) {
    _id,
    _type,
    page,
    "name": coalesce(name, ""),
    "description": coalesce(description, ""),
    "roomDescription": coalesce(roomDescription, ""),
    facilities[] { _key, "icon": coalesce(icon, "other"), name },
    houseCover ${cataloguePicture},
    roomCover ${cataloguePicture},
    pictures[] ${cataloguePicture}
  },
  "gallery": *[_type == "gallery" && _id == "gallery"][0] {
    _id,
    _type,
    pictures[defined(category)] { _key, category, "theme": coalesce(theme, ""), picture ${cataloguePicture} }
  }
}`)

export const pdfsQuery = defineQuery(`{
  "pdfs": *[_type == "pdf" && defined(slug.current)] | order(_id asc) {
    _id,
    _type,
    title,
    "slug": slug.current,
    "url": coalesce(file.asset->url, "")
  }
}`)

export const redirectsQuery = defineQuery(`{
  "redirects": *[_type == "redirect" && defined(from) && defined(to)] | order(from asc, _id asc) { _id, _type, from, to, countedAs }
}`)

/**
 * What staff do with drafts: links by which they are seen without an account, and when which are published. No secret is in it, for anybody may
 * read it.
 */
export const draftsQuery = defineQuery(`{
  "links": *[_type == "shareLink" && defined(hash) && defined(endsAt)] | order(_id asc) { _id, _type, hash, endsAt },
  "plans": *[_type == "publishRequest" && defined(at) && count(drafts) > 0 && isRefused != true] | order(at asc, _id asc) { _id, _type, at }
}`)

/**
 * Changes with every publish and every removal: cheap enough to be asked often. What seems to be of the future was published before the
 * lake's clock was set back, and must not hide what is published since.
 */
export const fingerprintQuery = defineQuery(`{
  "count": count(*),
  "latest": *[dateTime(_updatedAt) <= dateTime(now())] | order(_updatedAt desc)[0] { _id, _rev }
}`)
