import { CodeInput } from '#ui/fields/CodeInput.tsx'

type CodeFieldProps = {
  label: string
  value: string
  isBusy: boolean
  refusal: string | undefined
  onChange: (code: string) => void
}

/** Six digits of an authenticator app. */
export function CodeField({ label, value, isBusy, refusal, onChange }: CodeFieldProps) {
  return (
    <CodeInput
      label={label}
      refusal={refusal}
      inputMode="numeric"
      maxLength={32}
      value={value}
      readOnly={isBusy}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
