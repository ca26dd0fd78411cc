/** What is shown at an input that has to be filled in, once it was left empty. */
export function requiredText(label: string): string {
  return `${label} is required`
}

/** 'First Name, Last Name are required.' in the specification's words. */
export function requiredSentence(labels: readonly string[]): string {
  return `${labels.join(', ')} ${labels.length === 1 ? 'is' : 'are'} required.`
}
