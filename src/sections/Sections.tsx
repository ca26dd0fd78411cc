import type { ComponentType } from 'react'
import type { Section } from '#cms/types.ts'
import { type ContentDocument, Editable } from '#src/content/editable.tsx'
import { ActionSection, FileSection, HousesSection } from './LeadSections.tsx'
import { GallerySection, PictureSection, PicturesSection } from './PictureSections.tsx'
import type { HouseInSection } from './read-sections.ts'
import styles from './Sections.module.css'
import { FactsSection, QuestionsSection, QuoteSection, TextSection } from './WordSections.tsx'

type Kind = Section['_type']
type Kinds = { [Name in Kind]: Extract<Section, { _type: Name }> }
type PartProps<Name extends Kind> = { section: Kinds[Name]; houses: readonly HouseInSection[] }

/** Exhaustive by type: a kind of section that the schema gains does not compile until it is drawn here. */
const kinds: { [Name in Kind]: ComponentType<PartProps<Name>> } = {
  textSection: TextSection,
  pictureSection: PictureSection,
  picturesSection: PicturesSection,
  gallerySection: GallerySection,
  factsSection: FactsSection,
  questionsSection: QuestionsSection,
  quoteSection: QuoteSection,
  housesSection: HousesSection,
  actionSection: ActionSection,
  fileSection: FileSection,
}

type SectionsProps = {
  /** The document whose they are. */
  of: ContentDocument
  sections: readonly Section[]
  /** What `readHousesFor` read. */
  houses: readonly HouseInSection[]
}

/** A page's parts, from top to bottom, as an editor put them together. What a newer schema may have is left out. */
export function Sections({ of: document, sections, houses }: SectionsProps) {
  const known = sections.filter(({ _type }) => Object.hasOwn(kinds, _type))
  if (known.length === 0) return null
  return (
    <div className={styles['sections']}>
      {known.map((section) => (
        <Editable key={section._key} of={document} at={['sections', section]}>
          {drawn(section._type, { section, houses })}
        </Editable>
      ))}
    </div>
  )
}

function drawn<Name extends Kind>(name: Name, props: PartProps<Name>) {
  const Part: ComponentType<PartProps<Name>> = kinds[name]
  return <Part {...props} />
}
