import type { CustomValidator } from 'sanity'

export const housePage: CustomValidator<string | undefined> = (value) =>
  value === undefined ||
  /^\/suits\/[a-z0-9-]+$/.test(value) ||
  'The address of the house’s page on this site, such as /suits/mud-house.'
