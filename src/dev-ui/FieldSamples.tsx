import { USUAL_LEVIES } from '#contract/values/money.ts'
import { useState } from 'react'
import { DEFAULT_PARTY, defaultStay } from '#contract/values/stay.ts'
import { texts } from '#src/lib/texts.ts'
import { Checkbox, RadioGroup, Select, TextArea, TextInput } from '#ui/fields/inputs.tsx'
import { DateField } from '#ui/dates/DateField.tsx'
import { FileField } from '#ui/fields/FileField.tsx'
import { type ChosenStay, StayBar } from '#ui/dates/StayBar.tsx'
import { Sample, Section } from './Sample.tsx'

const choices = [
  { value: 'all', label: '100 %' },
  { value: 'part', label: '30 %' },
]

export function FieldSamples({ today }: { today: string }) {
  const [date, setDate] = useState('')
  const [choice, setChoice] = useState('all')
  const [stay, setStay] = useState<ChosenStay>(defaultStay(today))
  const [party, setParty] = useState(DEFAULT_PARTY)
  const [file, setFile] = useState<File>()
  return (
    <Section title="Fields">
      <Sample title="Text, required">
        <TextInput label="First Name" required />
      </Sample>
      <Sample title="Text, with a hint">
        <TextInput label="Phone Number" hint="A mobile number, such as 01712 345678" />
      </Sample>
      <Sample title="Text, with a problem">
        <TextInput label="Last Name" required problem="Last Name is required" />
      </Sample>
      <Sample title="Text, read only">
        <TextInput label="Phone" value="+880 1712 345678" readOnly />
      </Sample>
      <Sample title="Text, disabled">
        <TextInput label="City" disabled />
      </Sample>
      <Sample title="Select">
        <Select label="Payment" required options={choices} />
      </Sample>
      <Sample title="Long text">
        <TextArea label="Message" required />
      </Sample>
      <Sample title="File">
        <FileField label="CV" name="File" accept=".pdf" file={file} onChange={setFile} />
      </Sample>
      <Sample title="Date">
        <DateField label="Arrival" value={date} min={today} openTo={today} onChange={setDate} required />
      </Sample>
      <Sample title="Date, disabled for a reason">
        <DateField
          label="Departure"
          value=""
          openTo={today}
          onChange={setDate}
          disabledReason="Choose the arrival first"
        />
      </Sample>
      <Sample title="Radio buttons">
        <RadioGroup label="How much to pay now" options={choices} value={choice} onChange={setChoice} />
      </Sample>
      <Sample title="Checkbox">
        <Checkbox label="I accept the terms" />
      </Sample>
      <Sample title="Stay bar" isWide>
        <StayBar
          texts={texts.stay}
          stay={stay}
          party={party}
          today={today}
          nights={{ places: [], levies: USUAL_LEVIES, load: () => {} }}
          onStay={setStay}
          onParty={setParty}
          onSubmit={() => {}}
          action="/searchroom"
          actionText="Check Availability"
        />
      </Sample>
    </Section>
  )
}
