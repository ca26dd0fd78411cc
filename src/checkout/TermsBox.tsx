import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Checkbox } from '#src/ui/fields/inputs.tsx'
import { texts } from './texts.ts'

/** The policies open in a tab of their own, so that nothing typed here is lost. */
export function TermsBox({ isAccepted, onChange }: { isAccepted: boolean; onChange: (accepted: boolean) => void }) {
  const { terms } = texts
  return (
    <Checkbox
      checked={isAccepted}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {terms.before}
          <PolicyLink to={paths.terms()}>{terms.terms}</PolicyLink>
          {terms.comma}
          <PolicyLink to={paths.privacy()}>{terms.privacy}</PolicyLink>
          {terms.and}
          <PolicyLink to={paths.refund()}>{terms.refund}</PolicyLink>
          {terms.after}
        </>
      }
    />
  )
}

function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <span className="visually-hidden">{texts.terms.newTab}</span>
    </Link>
  )
}
