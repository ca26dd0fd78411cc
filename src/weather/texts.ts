// Every word of the weather at the resort.

export const texts = {
  label: 'The weather at the resort',
  asking: 'Checking the weather',
  now: 'at the resort now',
  feels: (degrees: number) => `feels like ${degrees}°`,
  skies: {
    clear: 'Clear sky',
    cloudy: 'Light cloud',
    overcast: 'Overcast',
    fog: 'Mist',
    drizzle: 'Drizzle',
    rain: 'Rain',
    storm: 'Thunderstorm',
  },
  daylight: (sunrise: string, sunset: string) => `Sunrise ${sunrise}, sunset ${sunset}`,
} as const
