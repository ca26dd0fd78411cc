import { TextInput } from '#ui/fields/inputs.tsx'

type CodeFieldProps = { label: string; value: string; isBusy: boolean; onChange: (code: string) => void }

/** Six digits of an authenticator app, which browsers and phones offer to fill in. */
export function CodeField({ label, value, isBusy, onChange }: CodeFieldProps) {
  return (
    <TextInput
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={7}
      required
      value={value}
      readOnly={isBusy}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
