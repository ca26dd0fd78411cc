/** What is shown at an input that has to be filled in, once it was left empty. */
export function requiredText(label: string): string {
  return `${label} is required`
}
