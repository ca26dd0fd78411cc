import { useState } from 'react'
import { buttonClass, Button } from '#ui/Button.tsx'
import { Paginator } from '#ui/Paginator.tsx'
import { QuantityStepper } from '#ui/fields/QuantityStepper.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import styles from './DevUiPage.module.css'
import { Sample, Section } from './Sample.tsx'

const kinds = ['filled', 'outlined', 'text'] as const

export function ActionSamples() {
  const [page, setPage] = useState(6)
  const [quantity, setQuantity] = useState(1)
  return (
    <Section title="Actions">
      {kinds.map((kind) => (
        <Sample key={kind} title={`Button, ${kind}`}>
          <Button kind={kind}>Book Room</Button>
        </Sample>
      ))}
      {kinds.map((kind) => (
        <Sample key={kind} title={`Button, ${kind}, disabled`}>
          <Button kind={kind} disabled>
            Not Available
          </Button>
        </Sample>
      ))}
      <Sample title="Button, busy">
        <Button isBusy>Checking</Button>
      </Sample>
      <Sample title="Button, wide">
        <Button isWide>Check Out</Button>
      </Sample>
      <Sample title="Link as a button, on dark">
        <div className={styles['dark']}>
          <a href="#actions" className={buttonClass('outlined', { onDark: true })}>
            See the rooms
          </a>
        </div>
      </Sample>
      <Sample title="Quantity, 0 to 3">
        <QuantityStepper label="Rania House" value={quantity} max={3} onChange={setQuantity} />
      </Sample>
      <Sample title="Paginator" isWide>
        <Paginator label="Orders" page={page} count={12} onChange={setPage} />
      </Sample>
      <Sample title="Tabs" isWide>
        <Tabs
          label="A place"
          tabs={[
            { key: 'one', label: 'Additional Information', content: <p>Please call us.</p> },
            { key: 'two', label: 'Reviews', content: <p>A quiet place.</p> },
          ]}
        />
      </Sample>
    </Section>
  )
}
