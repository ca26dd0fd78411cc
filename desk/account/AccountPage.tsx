import { Check, Minus } from 'lucide-react'
import { capabilities } from '#contract/values/roles.ts'
import { Button } from '#ui/Button.tsx'
import { Fact } from '#ui/values.tsx'
import { PageHead, Panel } from '../parts/Page.tsx'
import parts from '../parts/parts.module.css'
import { useDesk, useMember } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PinPanel } from './PinPanel.tsx'
import { texts } from './texts.ts'

export default function AccountPage() {
  const { session } = useDesk()
  const { Name, Email, Role, Can } = useMember()
  return (
    <>
      <PageHead title={common.pages.account}>
        <Button kind="outlined" onClick={() => session.send({ type: 'signOut.chosen' })}>
          {texts.signOut}
        </Button>
      </PageHead>
      <div className={parts['columns']}>
        <Panel title={texts.you}>
          <dl className={parts['facts']}>
            <Fact name={texts.name} value={Name} />
            <Fact name={texts.email} value={Email} />
            <Fact name={texts.role} value={common.roles[Role]} />
          </dl>
          <ul className={parts['list']} aria-label={texts.may}>
            {capabilities.map((capability) => {
              const isAllowed = Can.includes(capability)
              const Icon = isAllowed ? Check : Minus
              return (
                <li key={capability} className={isAllowed ? undefined : parts['not']}>
                  <Icon size={16} aria-hidden="true" />
                  <span>
                    {common.capabilities[capability]}
                    {!isAllowed && <span className="visually-hidden"> ({texts.mayNot})</span>}
                  </span>
                </li>
              )
            })}
          </ul>
        </Panel>
        <PinPanel />
        <PasswordPanel />
      </div>
    </>
  )
}
