// Every word of the rows of rooms and houses.

export const texts = {
  singleRoom: 'Single room',
  entireHouse: 'Entire house',
  size: (squareMetres: number) => `${squareMetres} m²`,
  plan: 'Floor plan',
  planOf: (name: string) => `Floor plan: ${name}`,
  factsOf: (name: string) => `Beds, size and plan: ${name}`,
} as const
