import { readFileSync } from 'node:fs'

/** The GraphQL API of the content's types, as Sanity deploys it: written by `npm run content -- graphql`. */
export function readGraphqlApi(): string {
  return readFileSync(new URL('api.generated.graphql', import.meta.url), 'utf8')
}

// The flat documents, read by GraphQL. Aliases give each answer the shape of its twin in queries.ts.

const pictureFields = `
  AltText
  crop { top bottom left right }
  hotspot { x y }
  asset { url metadata { lqip dimensions { width height } } }
`

const picture = `{ ${pictureFields} }`
const pictureInList = `{ _key ${pictureFields} }`

const seo = `seo { title description picture ${picture} }`

export const policyDocument = /* GraphQL */ `query Policy($id: ID!) {
  found: PolicyPage(id: $id) {
    _id
    _type
    title
    lead
    updated
    sections { _key heading text: textRaw }
    ${seo}
  }
}`

export const offeringDocument = /* GraphQL */ `query Offering($id: ID!) {
  found: Offering(id: $id) {
    _id
    _type
    eyebrow
    heading
    lead
    description: descriptionRaw
    facts { _key label value }
    openingHours { from to }
    pictures ${pictureInList}
    ${seo}
  }
}`
