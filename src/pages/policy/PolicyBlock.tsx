import type { PolicyBlock as Block } from '#cms/types.ts'
import styles from './PolicyPage.module.css'

export function PolicyBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  if (block.kind === 'list') {
    return (
      <ul className={styles['list']}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <dl className={styles['terms']}>
      {block.terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
