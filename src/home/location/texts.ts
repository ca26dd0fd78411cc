// Every word of the way to the resort.

export const texts = {
  location: 'Location',
  distance: (kilometres: number) => `${kilometres} km`,
  attractions: 'Nearby',
  showMap: 'Open the map',
  hideMap: 'Back to the drawing',
  drawnMap: 'The way to us, drawn by hand',
  drawnWay: (places: readonly string[]) =>
    [`From Dhaka a road leads to our gate in the bend of the river.`, 'By road from the gate:', ...places].join(' '),
  dhaka: 'Dhaka',
  notToScale: 'Not to scale',
  mapLabel: 'Map of the way to the resort',
  mapLoading: 'Loading the map',
  mapMissing: 'The map couldn’t be loaded. Are you offline?',
  mapElsewhere: 'Open the map in a new tab',
} as const
