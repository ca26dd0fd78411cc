import { OrderHistory } from './OrderHistory.tsx'
import { texts } from './texts.ts'
import { useUser } from '#src/session/use-session.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import { ProfileFrame } from '#src/profile/ProfileFrame.tsx'

export default function OrdersPage() {
  return (
    <ProfileFrame>
      <Greeting />
      <h1>{texts.history}</h1>
      <OrderHistory />
    </ProfileFrame>
  )
}

function Greeting() {
  const user = useUser()
  return <Eyebrow>{user?.name ? texts.greeting(user.name) : texts.eyebrow}</Eyebrow>
}
