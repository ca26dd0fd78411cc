import { useState } from 'react'
import { Link } from 'react-router-dom'
import { readLog, staffActs, type LogEntry } from '#contract/staff/log.ts'
import { Select } from '#ui/fields/inputs.tsx'
import { useToday } from '#ui/lib/clock.ts'
import { Paginator } from '#ui/Paginator.tsx'
import { DayField } from '../parts/DayField.tsx'
import { plainText } from '../guests/plain-text.ts'
import { PageHead, ReadingState } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDeskReading } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import { actName, actText, whoText } from './log-words.ts'
import { texts } from './texts.ts'

const TAKE = 50

const kinds = staffActs
  .map((value) => ({ value, label: actName(value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label))

/** What staff did, by day, person and kind. */
export default function LogPage() {
  const today = useToday()
  const [filter, setFilter] = useState({ from: today, to: today, memberId: '', act: '', page: 1 })
  const kind = staffActs.find((act) => act === filter.act)
  const reading = useDeskReading(readLog, {
    query: {
      From: filter.from,
      To: filter.to,
      Page: filter.page,
      Take: TAKE,
      ...(filter.memberId !== '' && { MemberId: Number(filter.memberId) }),
      ...(kind !== undefined && { Kind: kind }),
    },
  })
  const members = reading.data?.Members ?? []
  const change = (part: Partial<typeof filter>) => setFilter({ ...filter, page: 1, ...part })

  return (
    <>
      <PageHead title={common.pages.log}>
        <p className={parts['soft']} aria-live="polite">
          {reading.data && texts.count(reading.data.Count)}
        </p>
      </PageHead>
      <div className={parts['filters']}>
        <DayField label={texts.from} max={filter.to} day={filter.from} onDay={(from) => change({ from })} />
        <DayField label={texts.to} min={filter.from} max={today} day={filter.to} onDay={(to) => change({ to })} />
        <Select
          label={texts.person}
          required
          value={filter.memberId}
          options={[
            { value: '', label: texts.everyone },
            ...members.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
          ]}
          onChange={(event) => change({ memberId: event.target.value })}
        />
        <Select
          label={texts.kind}
          required
          value={filter.act}
          options={[{ value: '', label: texts.everything }, ...kinds]}
          onChange={(event) => change({ act: event.target.value })}
        />
      </div>
      <ReadingState reading={reading} />
      {reading.data && <LogTable entries={reading.data.Data} />}
      <Paginator
        label={texts.entries}
        page={filter.page}
        count={Math.ceil((reading.data?.Count ?? 0) / TAKE)}
        onChange={(page) => change({ page })}
      />
    </>
  )
}

function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p>{texts.none}</p>
  return (
    <table className={parts['table']}>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.what}</th>
          <th scope="col">{texts.about}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ Id, At, By, Entry, Subject, Code }) => (
          <tr key={Id}>
            <td data-label={texts.when}>{common.moment(At)}</td>
            <td data-label={texts.who}>{whoText(By)}</td>
            <td data-label={texts.what}>{actText(Entry)}</td>
            <td data-label={texts.about}>
              <bdi>{Code === null ? plainText(Subject) : <Link to={`/orders/${Code}`}>{plainText(Subject)}</Link>}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
