const MAX_LENGTH = 8_000

/** The body of a knock as we keep it for disputes: without card numbers, and without what would let a stranger guess the password. */
export function redact(form: Readonly<Record<string, string>>): string {
  const kept = Object.entries(form).filter(([name]) => !isSecret(name))
  return new URLSearchParams(kept).toString().slice(0, MAX_LENGTH)
}

function isSecret(name: string): boolean {
  return name === 'card_no' || name === 'store_passwd' || name.startsWith('verify_')
}
