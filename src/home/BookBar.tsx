import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { defaultStay } from '#contract/stay.ts'
import { StayBar } from '#src/ui/dates/StayBar.tsx'
import { paths } from '#src/lib/paths.ts'
import { texts } from '#src/lib/texts.ts'

const PARTY = { adults: 2, children: 0 }

export function BookBar({ today }: { today: string }) {
  const [stay, setStay] = useState(() => defaultStay(today))
  const [party, setParty] = useState(PARTY)
  const navigate = useNavigate()
  return (
    <StayBar
      stay={stay}
      party={party}
      today={today}
      onStay={setStay}
      onParty={setParty}
      onSubmit={() => void navigate(paths.search({ ...stay, ...party }))}
      action={paths.search()}
      actionText={texts.home.checkAvailability}
      isFloating
    />
  )
}
