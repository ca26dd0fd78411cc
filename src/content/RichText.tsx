import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { RichText as Blocks } from '#cms/types.ts'
import { ContentLink } from './ContentLink.tsx'
import { Editable, type PathPart, useEditable } from './editable.tsx'
import { langOf } from './lang.ts'
import { classes } from '#ui/classes.ts'
import styles from './RichText.module.css'

type Block = Blocks[number]
type TextBlock = Extract<Block, { _type: 'block' }>
type Mark = NonNullable<TextBlock['markDefs']>[number]
type Children = { children?: ReactNode }
type BlockProps = Children & { value: { _key?: string; style?: string; children?: readonly object[] } }

// Each is exhaustive by type: a kind of block, style, list or mark that the schema gains does not compile until it is drawn here.

const types = {
  termsTable: TermsTable,
} satisfies { [Kind in Exclude<Block['_type'], 'block'>]: ComponentType<{ value: Extract<Block, { _type: Kind }> }> }

const blocks = {
  normal: Paragraph,
  h3: Heading,
} satisfies Record<NonNullable<TextBlock['style']>, ComponentType<BlockProps>>

const lists = {
  bullet: ({ children }: Children) => <ul className={styles['list']}>{children}</ul>,
  number: ({ children }: Children) => <ol className={styles['numbers']}>{children}</ol>,
} satisfies Record<NonNullable<TextBlock['listItem']>, ComponentType<Children>>

const marks = {
  link: ({ value, children }: Children & { value?: Extract<Mark, { _type: 'link' }> }) => (
    <ContentLink href={value?.href ?? ''}>{children}</ContentLink>
  ),
} satisfies { [Kind in Mark['_type']]: ComponentType<Children & { value?: Extract<Mark, { _type: Kind }> }> }

const Words = ({ children }: Children) => children

/** The library would draw these as it likes, with inline styles, which the site's policy refuses. */
const foreignMarks = { code: Words, underline: Words, 'strike-through': Words }

/**
 * What a newer schema may have in a text is drawn as what this one has: its words as a paragraph, or a list. What has no words of a text is
 * left out. The library has components of its own for the usual kinds, and an English sentence for others.
 */
const components: Partial<PortableTextReactComponents> = {
  types,
  block: (props: BlockProps) => createElement(knownOr(blocks.normal, blocks, props.value.style), props),
  list: (props) => createElement(knownOr(lists.bullet, lists, props.value.listItem), props),
  listItem: ListItem,
  marks: { ...foreignMarks, ...marks },
  unknownMark: Words,
  unknownType: () => null,
}

function knownOr<Part>(other: Part, known: Record<string, Part>, name: string | undefined): Part {
  return (name !== undefined && Object.hasOwn(known, name) ? known[name] : undefined) ?? other
}

type RichTextProps = {
  text: Blocks
  /** The field that it is, of the document around. */
  at: readonly PathPart[]
}

/** A text as an editor wrote it. */
export function RichText({ text, at }: RichTextProps) {
  return (
    <Editable at={at}>
      <PortableText value={text} components={components} onMissingComponent={false} />
    </Editable>
  )
}

function Paragraph({ children, value }: BlockProps) {
  return <p {...useBlockMark(value)}>{children}</p>
}

function Heading({ children, value }: BlockProps) {
  return <h3 {...useBlockMark(value)}>{children}</h3>
}

function ListItem({ children, value }: BlockProps) {
  return <li {...useBlockMark(value)}>{children}</li>
}

function useBlockMark({ _key, children = [] }: BlockProps['value']) {
  const edit = useEditable()
  const lang = langOf(...children.map((span) => ('text' in span ? String(span.text) : '')))
  return { ...lang, ...(_key === undefined ? edit() : edit({ _key })) }
}

/** Hours, shares and sums are in display type; what is longer is read, not seen. */
const LONGEST_VALUE = 40

function TermsTable({ value }: { value: Extract<Block, { _type: 'termsTable' }> }) {
  const edit = useEditable()
  const hasSentences = value.terms?.some(({ text = '' }) => text.length > LONGEST_VALUE) === true
  return (
    <dl className={classes(styles['terms'], hasSentences && styles['sentences'])}>
      {value.terms?.map((row) => (
        <div key={row._key}>
          <dt {...langOf(row.term)} {...edit(value, 'terms', row, 'term')}>
            {row.term}
          </dt>
          <dd {...langOf(row.text)} {...edit(value, 'terms', row, 'text')}>
            {row.text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
