import type { Sheet } from '#contract/money/paper.ts'
import { headlinesOf, signatures } from '#contract/wording/paper-words.ts'
import { classes } from '#ui/classes.ts'
import { plainText } from '../guests/plain-text.ts'
import { Letterhead } from './Letterhead.tsx'
import styles from './paper.module.css'

/** `slip`: the roll of a receipt printer, 80 mm wide. */
export type PaperSize = 'a4' | 'slip'

/** A sheet for a guest, black on white. Its words and sums come from the server, and are shown as they are. */
export function PaperSheet({ sheet, size }: { sheet: Sheet; size: PaperSize }) {
  const { Kind, Facts, Tables, Sums, Closing } = sheet
  const { title, subtitle } = headlinesOf(sheet)
  return (
    <article className={classes(styles['sheet'], styles[size])}>
      <Letterhead resort={sheet.Letterhead} />
      <h1>{plainText(title)}</h1>
      <p className={styles['notice']}>{subtitle}</p>
      <dl className={styles['facts']}>
        {Facts.map(({ Name, Value }) => (
          <div key={Name}>
            <dt>{Name}</dt>
            <dd>
              <bdi>{plainText(Value)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {Tables.map((table) => (
        <Table key={table.Head.join(' ')} table={table} />
      ))}
      <dl className={styles['sums']}>
        {Sums.map(({ Name, Value, IsTotal }) => (
          <div key={Name} className={classes(IsTotal && styles['total'])}>
            <dt>{Name}</dt>
            <dd>{Value}</dd>
          </div>
        ))}
      </dl>
      {Closing !== '' && <p>{Closing}</p>}
      {signatures[Kind] !== '' && <p className={styles['signature']}>{signatures[Kind]}</p>}
    </article>
  )
}

function Table({ table: { TextColumns, Head, Rows } }: { table: Sheet['Tables'][number] }) {
  const look = (column: number) => classes(column >= TextColumns && styles['number'])
  return (
    <table>
      <thead>
        <tr>
          {Head.map((name, column) => (
            <th key={name} scope="col" className={look(column)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Rows.map((cells, row) => (
          <tr key={`${row} ${cells[0]}`}>
            {cells.map((text, column) => (
              <td key={Head[column]} className={look(column)}>
                <bdi>{plainText(text)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
