import { PortableText, type PortableTextReactComponents } from '@portabletext/react'
import type { ComponentType, ReactNode } from 'react'
import type { RichText as Blocks } from '#cms/types.ts'
import { ContentLink } from './ContentLink.tsx'
import styles from './RichText.module.css'

type Block = Blocks[number]
type TextBlock = Extract<Block, { _type: 'block' }>
type Mark = NonNullable<TextBlock['markDefs']>[number]
type Children = { children?: ReactNode }

// Each is exhaustive by type: a kind of block, style, list or mark that the schema gains does not compile until it is drawn here.

const types = {
  termsTable: TermsTable,
} satisfies { [Kind in Exclude<Block['_type'], 'block'>]: ComponentType<{ value: Extract<Block, { _type: Kind }> }> }

const block = {
  normal: ({ children }: Children) => <p>{children}</p>,
  h3: ({ children }: Children) => <h3>{children}</h3>,
} satisfies Record<NonNullable<TextBlock['style']>, ComponentType<Children>>

const list = {
  bullet: ({ children }: Children) => <ul className={styles['list']}>{children}</ul>,
  number: ({ children }: Children) => <ol className={styles['numbers']}>{children}</ol>,
} satisfies Record<NonNullable<TextBlock['listItem']>, ComponentType<Children>>

const marks = {
  link: ({ value, children }: Children & { value?: Extract<Mark, { _type: 'link' }> }) => (
    <ContentLink href={value?.href ?? ''}>{children}</ContentLink>
  ),
} satisfies { [Kind in Mark['_type']]: ComponentType<Children & { value?: Extract<Mark, { _type: Kind }> }> }

const components: Partial<PortableTextReactComponents> = { types, block, list, marks }

/** A text as an editor wrote it. What a newer schema may have in it is left out here, never drawn raw. */
export function RichText({ text }: { text: Blocks }) {
  return <PortableText value={text} components={components} onMissingComponent={false} />
}

function TermsTable({ value }: { value: Extract<Block, { _type: 'termsTable' }> }) {
  return (
    <dl className={styles['terms']}>
      {value.terms?.map(({ _key, term, text }) => (
        <div key={_key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
