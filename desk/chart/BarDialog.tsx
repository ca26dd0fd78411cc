import { Link } from 'react-router-dom'
import { isStanding } from '#contract/orders/order-rules.ts'
import type { DeskBlock } from '#contract/reception/blocks.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { daysText } from '#contract/wording/format.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { BlockList } from '../blocks/BlockList.tsx'
import { texts as changes } from '../changes/texts.ts'
import { Contacts } from '../guests/guest.tsx'
import { DueMark } from '../orders/DueMark.tsx'
import { ReadingState } from '../parts/Page.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan } from '../session/use-desk.ts'
import { useStaysAnswered } from '../stays/stay-desk.ts'
import { StayRooms } from '../stays/StayRooms.tsx'
import type { ChartData, Source } from './chart-data.ts'
import styles from './chart.module.css'
import type { Bar } from './room-chart/chart.ts'
import { texts } from './texts.ts'

/** A bar that was opened, and what it is of. */
type OpenedBar = { bar: Bar; source: Source }

/** As it is now; undefined once it is gone. */
export function openedBarOf({ bars, sources }: ChartData, opened: string | undefined): OpenedBar | undefined {
  const bar = [...bars.values()].flat().find(({ key }) => key === opened)
  const source = bar && sources.get(bar.key)
  return source && { bar, source }
}

type BarDialogProps = {
  opened: OpenedBar | undefined
  onRelease: (block: DeskBlock) => void
  /** Other days or another room for the stay of a bar. */
  onChange: (bar: Bar) => void
  onClose: () => void
}

/** What a bar is of, with all that can be done about it: whatever can be pulled on the chart is here, too. */
export function BarDialog({ opened, onRelease, onChange, onClose }: BarDialogProps) {
  const mayRead = useCan('order.read')
  const source = opened?.source
  return (
    <Dialog isOpen={opened !== undefined} onClose={onClose} title={opened?.bar.title ?? ''}>
      {opened && (!mayRead || source?.kind !== 'stay') && <p>{opened.bar.label}</p>}
      {source?.kind === 'block' && (
        <BlockList
          blocks={[source.block]}
          onRelease={(block) => {
            onClose()
            onRelease(block)
          }}
        />
      )}
      {source && source.kind !== 'block' && mayRead && <OneOrder key={source.code} code={source.code} />}
      {opened?.bar.moves && source?.kind === 'stay' && (
        <Button
          kind="outlined"
          onClick={() => {
            onClose()
            onChange(opened.bar)
          }}
        >
          {changes.changeStay}
        </Button>
      )}
    </Dialog>
  )
}

function OneOrder({ code }: { code: string }) {
  const reading = useDeskReading(readDeskOrder, { params: { Code: code } })
  const { data: order, reload } = reading
  useStaysAnswered(reload)
  if (!order) return <ReadingState reading={reading} />
  const { Summary, Guest, Stays } = order
  return (
    <div className={styles['order']}>
      <p>
        {daysText(Summary.Arrival, Summary.Departure)}{' '}
        <DueMark order={Summary} isStanding={isStanding(Summary.Status)} />
      </p>
      <p>
        <Contacts name={Guest.Name} phone={Guest.Phone} />
      </p>
      {Stays.length > 0 && <StayRooms stays={Stays} primary={['checkIn', 'checkOut']} />}
      <p>
        <Link className={buttonClass('outlined')} to={`/orders/${code}`}>
          {texts.booking}
        </Link>
      </p>
    </div>
  )
}
