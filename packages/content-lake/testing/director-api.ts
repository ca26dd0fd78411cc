/** A small GraphQL API in the form that Sanity deploys: directors with a portrait, and policies with sections of rich text. */
export const DIRECTOR_API = `
schema { query: RootQuery }
scalar DateTime
scalar JSON
interface Document { _id: ID _type: String }
type SanityImageAsset implements Document { _id: ID _type: String url: String originalFilename: String metadata: SanityImageMetadata }
type SanityImageMetadata { dimensions: SanityImageDimensions }
type SanityImageDimensions { width: Float height: Float }
type Picture { _key: String AltText: String asset: SanityImageAsset }
type Director implements Document { _id: ID _type: String name: String title: String Rank: Float image: Picture pictures: [Picture] }
type PolicySection { _key: String _type: String heading: String textRaw: JSON }
type PolicyPage implements Document { _id: ID _type: String title: String lead: String sections: [PolicySection] }
input Sanity_DocumentFilter { references: ID is_draft: Boolean }
input StringFilter { eq: String neq: String matches: String in: [String!] nin: [String!] is_defined: Boolean }
input FloatFilter { eq: Float neq: Float gt: Float gte: Float lt: Float lte: Float is_defined: Boolean }
input SanityImageAssetFilter { originalFilename: StringFilter }
input PictureFilter { AltText: StringFilter asset: SanityImageAssetFilter }
input DirectorFilter { _: Sanity_DocumentFilter name: StringFilter title: StringFilter Rank: FloatFilter image: PictureFilter }
enum SortOrder { ASC DESC }
input DirectorSorting { name: SortOrder Rank: SortOrder }
type RootQuery {
  Document(id: ID!): Document
  Director(id: ID!): Director
  PolicyPage(id: ID!): PolicyPage
  allDirector(where: DirectorFilter, sort: [DirectorSorting!], limit: Int, offset: Int): [Director!]!
  allPolicyPage: [PolicyPage!]!
}
`
