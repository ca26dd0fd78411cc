// Written by `npm run content -- pictures` from public/files/images/. Change the pictures, then run it again.
import type { SeedPicture } from './seed-picture.ts'

export const pictures = {
  "banners/hero-pool-golden-phone.jpg": {
    "sha1": "7d545f6bf6e611af250674b9a2814b4b3ddbdf26",
    "size": 191055,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 720,
    "height": 1100,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 720,
        "height": 1100,
        "aspectRatio": 0.6545454545454545
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUAA0DASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMEAv/EACIQAAICAgEDBQAAAAAAAAAAAAECAAMEETEFEhMhUWFiwf/EABYBAQEBAAAAAAAAAAAAAAAAAAMBBP/EABcRAQEBAQAAAAAAAAAAAAAAAAABEVH/2gAMAwEAAhEDEQA/ABOuU5Kvj5TlVJ0tiryPmLykopx8cVZNRBUnYfW5ACFNgFdfr9Ip7bVACeJPcBB+wpq2zq4ID3bmWACroDiEIzG//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#487868",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#487868",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#487868",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#487868",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#487868",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#487868",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#487868",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "banners/hero-pool-golden.jpg": {
    "sha1": "654a21018057db2b9b1cac40754b2ec7838fa41b",
    "size": 578432,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 2000,
    "height": 1100,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAEDBAX/xAAiEAACAgEEAQUAAAAAAAAAAAABAgADEQQSIWEyBTFBU+H/xAAWAQEBAQAAAAAAAAAAAAAAAAABAgP/xAAbEQABBQEBAAAAAAAAAAAAAAAAAQIREmETUf/aAAwDAQACEQMRAD8Avd642oqFbinI5GFfOR3+TnPr3tqI1SpZaV2q4JBHPzFoXaxbd53YYgZiNabPEe0zRug99ViDCLn+xE6FROe4Sy1JjxhGuk9U8P/Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "banners/hero-resort-dusk-phone.jpg": {
    "sha1": "cc72645cfbd19e7e87595e893d872496a89ffb38",
    "size": 194748,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 720,
    "height": 1100,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 720,
        "height": 1100,
        "aspectRatio": 0.6545454545454545
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUAA0DASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAMEAQX/xAAjEAACAQQBAwUAAAAAAAAAAAABAgMABBEhEwUSMSNRYaHR/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABgRAQEBAQEAAAAAAAAAAAAAAAEAERIh/9oADAMBAAIRAxEAPwCk9aT00QRM7jGm8HON+1Igv1RpBc3sfcGwFDHVcq34Gt2c2s5IJ2vhtj9+xUd2FWdhx8YzpXBzR9rMmG2MCHhUO4VmAIDfNJuIgJ5AWY4YgZNFFIkY+X//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#382828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#382828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#382828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#382828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#382828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#382828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#382828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "banners/hero-resort-dusk.jpg": {
    "sha1": "92e3d7668f48afb529e1e7659c03a95b893df9f8",
    "size": 621833,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 2000,
    "height": 1100,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAQP/xAAiEAACAgEDBAMAAAAAAAAAAAABAgMRAAUSIQQTQXExYYH/xAAWAQEBAQAAAAAAAAAAAAAAAAABAgP/xAAXEQEBAQEAAAAAAAAAAAAAAAABABEC/9oADAMBAAIRAxEAPwBLT+tkSEqpg2ldptq49fF52GqStC8cXbjhWwFWQA/VZE6aRo4SVoH0M3e6AKrMAQSQD5rIDptNCbk1BXkZ3EdtzRG6v04ZOiYhSODz5AOGORt//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#584848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "banners/hero-river-morning-phone.jpg": {
    "sha1": "c7141d1a4cd32efc11f1badb6708b2a66f4dfdba",
    "size": 99705,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 720,
    "height": 1100,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 720,
        "height": 1100,
        "aspectRatio": 0.6545454545454545
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUAA0DASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAQGA//EACAQAAICAgICAwAAAAAAAAAAAAECAxEABBIhE0ExUYH/xAAVAQEBAAAAAAAAAAAAAAAAAAACA//EABYRAQEBAAAAAAAAAAAAAAAAAAABEf/aAAwDAQACEQMRAD8AopJdaiRLHVXd9Yq3hY2JFP7k9unehka4gY2J4sqXYv69ZhLtSQvwnARvQNZGapcM7UzRva1dXZ7xPakZmUn5IwwxQK//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8b8a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8b8a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8b8a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8b8a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8b8a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8b8a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8b8a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "banners/hero-river-morning.jpg": {
    "sha1": "3db89d7120395a8dda306519feb60cd2115a7eef",
    "size": 289212,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 2000,
    "height": 1100,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABQACBv/EACEQAAEEAQMFAAAAAAAAAAAAAAEAAgMRBAUicRMhMUHR/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAXEQEAAwAAAAAAAAAAAAAAAAAAAQIR/9oADAMBAAIRAxEAPwBbM1YYsTXT4pYHezfxGS6vDICWxAnlaz5ZHBxLiewXOao49UPvcasqVTks/NbdmMDlSBkkfY3HwpMcf//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "banners/ichamoti-house-dusk-phone.jpg": {
    "sha1": "7aa134c971cee9081f30975fa1bbbafb364fc833",
    "size": 114647,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 655,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 655,
        "height": 1000,
        "aspectRatio": 0.655
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUAA0DASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAgP/xAAhEAACAQMEAwEAAAAAAAAAAAABAgMABBEFEhMhMUGB0f/EABQBAQAAAAAAAAAAAAAAAAAAAAP/xAAaEQACAgMAAAAAAAAAAAAAAAAAAQMREjFR/9oADAMBAAIRAxEAPwBa1LwK5gWVy4ABICjGKfs01bi2xW6yBQO2BJ+1HW7lEAjNyixKcBKwuv6jEz8N6Ywxzjo59e6O5OjvBLRNZdlvHJkksewfHk/lciikk4oopEEz/9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "banners/ichamoti-house-dusk.jpg": {
    "sha1": "9a1108276b01621896aee4ee95bba8adf003e79c",
    "size": 340034,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACQQAAIBAwIGAwAAAAAAAAAAAAIDAQAREiFBBBMUIjEyUWGh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAYEQACAwAAAAAAAAAAAAAAAAAAAREhMf/aAAwDAQACEQMRAD8Ayv4jqSTzlmiIi12HpP3NqYzjRWhpdaBGVrKx9tbb1EBjsgGG6EW4xpNqQbTlkmRSXzE70YbelJSWFlkr7OYhGWMeHRr+0VDYyMu0bRMeL0UrBR//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/double-dom-bathroom.jpg": {
    "sha1": "7749c735c4bf3c411ea77be0c2c884009c5643c0",
    "size": 162204,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAD/8QAIxAAAgIBBAAHAAAAAAAAAAAAAQIAEQMEEiExBRMyQVKBof/EABYBAQEBAAAAAAAAAAAAAAAAAAACA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AGJtYsuw2tEgEHuaAD4N+QuibI2Z28w020V7CK8RVsKgY2qxzx3M1sjkpmA07cGu5QgdQPRf3KB//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#989888",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#989888",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#989888",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#989888",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#989888",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#989888",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#989888",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/double-dom-cover.jpg": {
    "sha1": "cf342d2548f9a071d0270e12b8094dece14f1c77",
    "size": 399500,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAQP/xAAjEAABBAIBAwUAAAAAAAAAAAABAAIDEQQSBSFBUSIjMTKh/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAID/8QAGBEAAwEBAAAAAAAAAAAAAAAAAAERAhL/2gAMAwEAAhEDEQA/AFOPYcjPdNLjyMYPodq9S6y5nIRRvcItgwm7r88hRcPkXY7tmxj57Glr+UldYLQb8klZrTLfI44wTuMkrX7Gr6V2Qpxy9q9lnQUhKKj/2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#483828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#483828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#483828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#483828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#483828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#483828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#483828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/double-dom-morning.jpg": {
    "sha1": "f62dfb2dc75aa2f939333ae2fcc3d9593df24032",
    "size": 368995,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAF/8QAIRAAAgICAQQDAAAAAAAAAAAAAQIDEQAEURITIUEFMZH/xAAWAQEBAQAAAAAAAAAAAAAAAAACAQP/xAAZEQEBAAMBAAAAAAAAAAAAAAABAAIDERL/2gAMAwEAAhEDEQA/AAx9/eVyZewzUEjJoHzzi9j43Yhjg0wEWQsR1GWlJ9C+TxmdHthWFQIGv7GOn3JmPfLW6kFSw6iDzmBsZmA2FMNhJnR/DKxDA+jfnLEbOyJp3keMBmNnpoWfzLF1p5L/2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#e8d8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/double-dom-plunge-pool.jpg": {
    "sha1": "94de9c9e4c0a6b09aed9c5a157f0c4241cd0c89e",
    "size": 268951,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABQADBP/EACEQAAIBBAICAwAAAAAAAAAAAAECAwAEERIFMRRRMnHR/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwH/xAAZEQADAQEBAAAAAAAAAAAAAAAAAQIREiL/2gAMAwEAAhEDEQA/AB+Gtbe4YxXLRs0uAGycqa7miSCCWGN1j3GoPo+6LsLiV0jEsjPGJNAues1vauI5TIUVwrfFvup6nRE5eDXF8DZ3lqXlBZkbTYnvAH7VRXmSAnUsgz0rkCqgdUxOUf/Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#886878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#886878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#886878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#886878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#886878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#886878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#886878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/double-dom-room.jpg": {
    "sha1": "3fd5523fc5d439f5cd0b5f06d3b19d624cbe96c7",
    "size": 212436,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAQFAf/EACQQAAIBBAECBwAAAAAAAAAAAAECAwAEERIhMUEFFFFxobHh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQP/xAAXEQEBAQEAAAAAAAAAAAAAAAAAEQES/9oADAMBAAIRAxEAPwCpbN5hGZYjhGKnn0rI5UlfRBsewz+UlAJQWKS4ct1Iz8dKGe6J1eaPB7pHqw9jmo1SGriaO3k0l1ViM45NFSfELu4judRLsAByygn6oop51//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/double-dom-second-room.jpg": {
    "sha1": "052bc9f186c450eeaa784764551cf255969047b6",
    "size": 210812,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMEBf/EACEQAAICAgEEAwAAAAAAAAAAAAECAxEAEiEEBRMxMkFC/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAWEQEBAQAAAAAAAAAAAAAAAAAAARH/2gAMAwEAAhEDEQA/ANGFvJvQU6sBY++LxilCLtNbomzxmX2uWQCLp1albYkn37x87z9GrnzmQ2PkMjKrZiqMmRA5UJf5YcjDJZJZHbYtycMWjj//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#b8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/ichamoti-house-bathroom.jpg": {
    "sha1": "8cb9c32b7c45c4ea01737c22f65fcfeaaad203fe",
    "size": 273324,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAwQA/8QAIBAAAgICAgIDAAAAAAAAAAAAAQIDBAARITESE0Fh0f/EABUBAQEAAAAAAAAAAAAAAAAAAAIE/8QAFxEAAwEAAAAAAAAAAAAAAAAAAAEhEf/aAAwDAQACEQMRAD8AIxqHVvY0ZK7IHA7/ADK70NVacjRX5y4A0pddHn6yaBQYAeiV0NfGFIpJALeQ70RwcmUKXS2hVVqcTEqWYbJbsnNgV52pwiJAGXseXJG82JYGn//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/ichamoti-house-breakfast.jpg": {
    "sha1": "55c516194e42561a7d72fa73524777f65a06b59c",
    "size": 241592,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACMQAAIBBAEDBQAAAAAAAAAAAAECAwAEBRESISJhMTNBUXL/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/EABgRAAMBAQAAAAAAAAAAAAAAAAABEQIS/9oADAMBAAIRAxEAPwCHBjpZY5TGpPFQxA81ax2Nt4MrBJIyzSEK4RRob3r0pLyva3TNEfd4qQSRrp8aIpErEBSpYEMQp31GhU6ZQ8w25O41lrvaMvevQ/haKhTXzy3Esj8izNs93gD68UU6Dk//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#482818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#482818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#482818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#482818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#482818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#482818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#482818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/ichamoti-house-cover.jpg": {
    "sha1": "25de3ae475d10154ec251faf67a2a2c734911758",
    "size": 452724,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGQAAAgMBAAAAAAAAAAAAAAAAAAUBAgQG/8QAIRAAAgICAgEFAAAAAAAAAAAAAQIDEQAEEiExFEFhcYH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAA//EABcRAQEBAQAAAAAAAAAAAAAAAAEAESL/2gAMAwEAAhEDEQA/AMMexJCrBTEqSKLDXZ/fbLLsygo8KqrovEcWDdfWKmnKIlDyAfOSZnVLBqxkUaomZl0L7+8jlPSq5XosCMMRJvyqKpT8kYY6nN//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#383828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#383828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#383828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#383828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#383828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#383828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#383828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/ichamoti-house-dusk.jpg": {
    "sha1": "9a1108276b01621896aee4ee95bba8adf003e79c",
    "size": 340034,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACQQAAIBAwIGAwAAAAAAAAAAAAIDAQAREiFBBBMUIjEyUWGh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAYEQACAwAAAAAAAAAAAAAAAAAAAREhMf/aAAwDAQACEQMRAD8Ayv4jqSTzlmiIi12HpP3NqYzjRWhpdaBGVrKx9tbb1EBjsgGG6EW4xpNqQbTlkmRSXzE70YbelJSWFlkr7OYhGWMeHRr+0VDYyMu0bRMeL0UrBR//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/ichamoti-house-room.jpg": {
    "sha1": "64f9c4fea433b70fdae4838439dc6674c7d33ab1",
    "size": 291933,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUE/8QAHxAAAgICAgMBAAAAAAAAAAAAAQIDEQAEBRIhMUEi/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAP/xAAYEQEBAAMAAAAAAAAAAAAAAAABAAIRIf/aAAwDAQACEQMRAD8Az8frxPqI77c6yGzQoj3494WCSXW7rsEydivToDdes0cdFEzrCyWo+3ROVXhSCImBQn0g/oHIgNVyRozacaELIW70O3j7jJmxze4J36OFW/Aq6xjRO3//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/ichamoti-house-second-room.jpg": {
    "sha1": "1aa1ad5ce2b7ddca33b4f0c4b2c5a1f779ed5f78",
    "size": 272671,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGQAAAgMBAAAAAAAAAAAAAAAAAAIBAwQF/8QAIRAAAgEDBAMBAAAAAAAAAAAAAQIDAAQRBRITIUFhgaH/xAAWAQEBAQAAAAAAAAAAAAAAAAADAQL/xAAYEQADAQEAAAAAAAAAAAAAAAAAAREhEv/aAAwDAQACEQMRAD8ATS4+QPzXcqAN1twfvdTqCCIqqXbuDkEEAED5W1IpBarNBLwsy97VBH7SNYLJC09xIZpFG7sYB9YFDMG62nNgWxaIGS6LPk5wp6oqqUK8hYKFB8DxRWVCun//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#785838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#785838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#785838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#785838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#785838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#785838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#785838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/ichamoti-house-veranda.jpg": {
    "sha1": "731cd16a054546f8b3e0016674cac437eeb0ce7b",
    "size": 263197,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIFA//EACEQAAICAgEEAwAAAAAAAAAAAAECAwQAESEFEhNRMWFy/8QAFgEBAQEAAAAAAAAAAAAAAAAABAAC/8QAFxEBAQEBAAAAAAAAAAAAAAAAAQAREv/aAAwDAQACEQMRAD8Ae2K9rpVdpEaNkXYc/nI1uotayOyWNwqAlo98k+/vnMmuSsYEZiyADSn4xLVo+UgRqO47GuNYZHZglU6Z0+tarGSUMW7iODrDIPmkU6V2UegxGGZ5rW//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#682808",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#682808",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#682808",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#682808",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#682808",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#682808",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#682808",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/mud-house-bathroom.jpg": {
    "sha1": "364a1557cc41eed3b64f5e999e1c390e675fcaae",
    "size": 229724,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFAv/EACEQAAIBAwQDAQAAAAAAAAAAAAECEQADEgQhMUEFFCKB/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAXEQEBAQEAAAAAAAAAAAAAAAAAARIR/9oADAMBAAIRAxEAPwDC+uFZngviYExv1NOxsPp1IBD4jIDcT3+VJ0+obPJ5YdKDEUy1eh2X6KiSBlxUnFmatW7aLbUCIgUVHXyV0CMV24iikOa//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a87858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a87858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a87858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a87858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a87858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a87858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a87858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/mud-house-cover.jpg": {
    "sha1": "6c322565a0466b00fbfc6a28d91c588e9d78bdbd",
    "size": 458557,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACEQAAICAgEEAwAAAAAAAAAAAAECAxEABCESMUFhI6HB/8QAFwEAAwEAAAAAAAAAAAAAAAAAAQIDBP/EABwRAAMAAQUAAAAAAAAAAAAAAAABAgMREiExQf/aAAwDAQACEQMRAD8Az6O8ISymJFQixzzjS2o8R+UM13XXQPrnJcGwWJpavv5vKWqkW1GwaFAR5A/MyPI+i0TNcek2YTLKwiUdI99sMfsayJMwPP1hg3oRrRn/2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#686818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#686818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#686818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#686818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#686818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#686818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#686818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/mud-house-night.jpg": {
    "sha1": "456381f0d325fc58c2ac075b24eb5a9d9a46b019",
    "size": 334889,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAUBBP/EACEQAAEEAQUAAwAAAAAAAAAAAAIBAwQRAAUSITFBUXHh/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABkRAAIDAQAAAAAAAAAAAAAAAAABAhEhEv/aAAwDAQACEQMRAD8A5ZUpuYSIkJ/aNonhXmhLlNMKjsDdHAeU6VE6u/vIbc045qQihF1Z84c1KS+3tI6GqpPi7rDcp3gq4rSi9qkds0FqGKjScmVLfuMhK4t/uMTph4f/2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/mud-house-room.jpg": {
    "sha1": "a3122c57183a3a03eb11f7514c873f172acbf22e",
    "size": 261088,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAIDBP/EACEQAAICAQQCAwAAAAAAAAAAAAECAxEABAUSIRMUQWGB/8QAFgEBAQEAAAAAAAAAAAAAAAAABAEC/8QAGBEAAwEBAAAAAAAAAAAAAAAAAAEhEWH/2gAMAwEAAhEDEQA/AI9COXTpy4rGhbsAc2P2cT7bAEaM2sooCz3ZzmjklWMv5LNdBhYAxDu02pSUBVSRSFLCzf4cKkKbpm+zhGqQsGrsYyH1mrZrebm3yzDs4yU3nD//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a86848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a86848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a86848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a86848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a86848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a86848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a86848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/mud-house-second-room.jpg": {
    "sha1": "3b21a16db37211f489525bd7843d0acfcf217a02",
    "size": 256876,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAB/8QAIhAAAgIBAwQDAAAAAAAAAAAAAQIDEQAEEyEFEhRBIjGh/8QAFgEBAQEAAAAAAAAAAAAAAAAABAEC/8QAGREAAwEBAQAAAAAAAAAAAAAAAAERURIx/9oADAMBAAIRAxEAPwAkUMGn1QUxvLRsrfxq6595k2hS2Id15+uPzF9N3Z4yDMyrXAGKRE07laLkIXVmPIrDSiW+fQ0fS49tTt9wIsFveWb5JlN9pWuKDGsssWmXcP/Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#987858",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/mud-house-veranda.jpg": {
    "sha1": "b1724b9ee33a9aaa74cfff3527a190e341bed51d",
    "size": 379163,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAwb/xAAgEAACAgICAgMAAAAAAAAAAAABAgMRABIEIUFRMUJx/8QAFgEBAQEAAAAAAAAAAAAAAAAABAED/8QAFxEBAQEBAAAAAAAAAAAAAAAAAQARIf/aAAwDAQACEQMRAD8Anz8XjPqYmmKHy0dd1mKcXUNIV2A+LFDOmhWKWSO46piKu/qTk3krHEJDpsx6snqvVYXJAvJVYmN378DDG1iRAAoIH7hky0G//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#683818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#683818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#683818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#683818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#683818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#683818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#683818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/rania-house-bathroom.jpg": {
    "sha1": "0439ab1a3107edafb916781052b256d92162ddbc",
    "size": 249761,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGQAAAgMBAAAAAAAAAAAAAAAAAAMBBAUG/8QAJhAAAQQBAgQHAAAAAAAAAAAAAQIDBBEAITEFEmHRExQiMkFRkf/EABUBAQEAAAAAAAAAAAAAAAAAAAEC/8QAFhEBAQEAAAAAAAAAAAAAAAAAACEx/9oADAMBAAIRAxEAPwB3EZMcywll1IcCNdL+NMiPIjjm8ypBsj3IvTXahlThdNveJaro7V26Y+bHQ+4txZUSeu1X2yBdazU+I2FJWpKQD6QQQQPzDOMlOvGQunVCtNz9YYVVf//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8c8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8c8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8c8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8c8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8c8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8c8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#c8c8b8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/rania-house-breakfast.jpg": {
    "sha1": "003df12cfad37cdcd4f3593878d9852ae33daad4",
    "size": 344708,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABQAE/8QAIRAAAgICAgEFAAAAAAAAAAAAAQIDEQAhBAUSEzFBUZH/xAAXAQADAQAAAAAAAAAAAAAAAAAAAQID/8QAFhEBAQEAAAAAAAAAAAAAAAAAACER/9oADAMBAAIRAxEAPwDFwJp3kEZPkm7Yr+bzZHLyV5kUYkPpSeSuoWgQCawyElOMWUkbJq9HHu0QcV1iLNJuMBiaPtfxmVXA8nZdkCBFOUUAABEFZYk8ZLWGG/tbywpY/9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#988878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#988878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#988878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#988878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#988878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#988878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#988878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/rania-house-cover.jpg": {
    "sha1": "b216b2eac39be0a5de25c92fca96bee0d8c101a9",
    "size": 418762,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAF/8QAIxAAAgICAQIHAAAAAAAAAAAAAQIDEQAEMRIhExRBQlFS0f/EABYBAQEBAAAAAAAAAAAAAAAAAAIBBP/EABkRAAMAAwAAAAAAAAAAAAAAAAABExESQf/aAAwDAQACEQMRAD8ALpjw3byzi+gMyyLx8YiaacwMrLH39ytRzJh2pIAHUm2A9f3NGPbaSOpAGDcng5mpgeq6Gi24o1KqJ2o9ypoZYh9CCxXUBX2OWWrFJn//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#8898a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#8898a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#8898a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#8898a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#8898a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#8898a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#8898a8",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/rania-house-dusk.jpg": {
    "sha1": "284eded6421c3cb5da7d32f3ec2118664e2a3276",
    "size": 439696,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAUBAwT/xAAjEAACAQQBAwUAAAAAAAAAAAABAgMABBEhMQUSEzNBUYLR/8QAFgEBAQEAAAAAAAAAAAAAAAAAAgED/8QAGhEAAgIDAAAAAAAAAAAAAAAAAAECERIxQf/aAAwDAQACEQMRAD8AXWGGllezcguMgSKcgUxcXvb6iLr2i/TSI3UtspIkkYroZbgfHFUy9VvJN+UgEcChcuM0eK2TcI807utrIcneqKyLczKMLK4+xoqgtH//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#282818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "house/rania-house-room.jpg": {
    "sha1": "d5afca00541d34fdf3a9f77c1e3fac389ac9aaec",
    "size": 218505,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAUBAgP/xAAgEAACAQQCAwEAAAAAAAAAAAABAgMABBESIjEhUXHB/8QAFgEBAQEAAAAAAAAAAAAAAAAABAAB/8QAFhEBAQEAAAAAAAAAAAAAAAAAABES/9oADAMBAAIRAxEAPwCTYW0iTNhQyDvbBraayhtpIQkacgGZtcnH2lsTNGdkPJj5yAR36qk99LJuFWOMbYBRcMD7B/KNSIdy2Wj4YAGikaXVxGgUSlh3y8mirTcP/9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89878",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89878",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89878",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89878",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89878",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89878",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89878",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/rania-house-second-room.jpg": {
    "sha1": "ccab5b39551a536b2cde1c1c806711090e7bdbdc",
    "size": 235993,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIFAf/EACIQAAICAwABBAMAAAAAAAAAAAECAxEABBJBBRMhIjFxkf/EABYBAQEBAAAAAAAAAAAAAAAAAAECA//EABgRAQEAAwAAAAAAAAAAAAAAAAARASEx/9oADAMBAAIRAxEAPwBtdo0iPv6wfokKy0K8CxijV15IlZ4Y+6urqz+szS0k2V7lYnxQA8Y0sx1m2VTrqOPtGJ/AHxyR5GZdVvChLGYeEVok+oNEjDIx9dZVS9dSeRdNQ/mGNMr/2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a8a898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  },
  "house/rania-house-veranda.jpg": {
    "sha1": "ea962380415266484ae95292860e91ac8edbfe12",
    "size": 246921,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMB/8QAIxAAAgIBAwMFAAAAAAAAAAAAAQIDEQAEEiEFEzFBUWGh0f/EABcBAAMBAAAAAAAAAAAAAAAAAAECAwT/xAAXEQEAAwAAAAAAAAAAAAAAAAAAATFB/9oADAMBAAIRAxEAPwCM2lZXVUF0q+fmst04dyR2ZdrRkAfuNVOYnRqvcF+qzBIw1B2cKaNHn0JzPqsUlpWaaLfIdzEnmqvGY8gidlRAF8ge3GMcH//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#786848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#786848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#786848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#786848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#786848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#786848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#786848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/convention-hall-cover.jpg": {
    "sha1": "1c61de7915b3f03aeeb929887a8d25bdf2941def",
    "size": 335630,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAB/8QAHxAAAgIDAAIDAAAAAAAAAAAAAQIAAwQRIQUiElFS/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAXEQEBAQEAAAAAAAAAAAAAAAABABEh/9oADAMBAAIRAxEAPwDLMZMQbBBqfY9+lYPHwXsvKOFUnvt9RqE5Jqrs0eHuoZF1XY4Oih5oSRO1Y8kjx9KAC2xvkfwDqUKGawAljzkosIO3/9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/convention-hall-wedding.jpg": {
    "sha1": "cb15b9d1d1c761b603908caa5749d66b1b7986b4",
    "size": 357949,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAD/8QAIhAAAgEDBAIDAAAAAAAAAAAAAQIDAAQREhMhMUFhIiOR/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAYEQEBAQEBAAAAAAAAAAAAAAABACECEf/aAAwDAQACEQMRAD8AxmFvsKsakBgMIvJ6/aJaxDc+zcAPkDr3SFlURMI0KHUFJDnmlW7CS3VWHQIBBwRjPmpU2pOss5JLOLSHVWJGck89+qqHHMjBjJCrtqPyJ7qphH2//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/garden-path-night.jpg": {
    "sha1": "e07305d589ef9976fc3b0f0b916832f39dc0f4ec",
    "size": 339926,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABQAE/8QAJhAAAgEDAgQHAAAAAAAAAAAAAQIDAAQREiEFExRBIjEyUWGR0f/EABYBAQEBAAAAAAAAAAAAAAAAAAMCBP/EABgRAQEBAQEAAAAAAAAAAAAAAAECABEx/9oADAMBAAIRAxEAPwA6ytlmTXHzopUyCBj73re9hMoJ6ic74wVU+/5QHCo5bqZl6mRPCTkE9hSZleW4ELO+j041tt8+dC0jwdoiSjzDSg81w6EsDuQaq0X3D+RcsgmZu+TVVFjiTf/Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#181818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#181818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#181818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#181818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#181818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#181818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#181818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/pool-detail.jpg": {
    "sha1": "0690f6b4b59345d4b1eb05585a78e9ac75a360dc",
    "size": 213991,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABAABA//EACIQAAICAQQBBQAAAAAAAAAAAAECAxEABBIUQTFRYXGBof/EABUBAQEAAAAAAAAAAAAAAAAAAAEC/8QAGxEAAgEFAAAAAAAAAAAAAAAAAAITARIUQVH/2gAMAwEAAhEDEQA/ADzvMkjx86UpVAVbH3uvH7nBNNGFSQ614JLJLG2v47BxEetnYkbrFdgHM5FMWeGN79QciKpOQmwUUcEibppZC19J1ljeRAfOkT6Y5YWMMqdP/9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#287878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#287878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#287878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#287878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#287878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#287878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#287878",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/portrait-banana.jpg": {
    "sha1": "cd461b383843352dcf96204053e70e5a345528ec",
    "size": 55620,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 600,
    "height": 750,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUABADASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAECBAX/xAAdEAACAwADAQEAAAAAAAAAAAABAgADBBFBURIh/8QAFgEBAQEAAAAAAAAAAAAAAAAABAED/8QAGBEBAQADAAAAAAAAAAAAAAAAABEBEkH/2gAMAwEAAhEDEQA/AKmDMNJLu3Fa+dw35hmIdG5rb3qRw3FchUfv0xEe+76zBelYCF6RvixkLbYg4VyB5G1tjjhnJHhhCaK//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#784838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/portrait-mango.jpg": {
    "sha1": "591b69963ae2b0ba5efd56977dcd07d9af1e3bbc",
    "size": 58478,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 600,
    "height": 750,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUD/8QAIRAAAgEDAwUAAAAAAAAAAAAAAQIAAwQRBRIhEzFBUXH/xAAWAQEBAQAAAAAAAAAAAAAAAAAEAQP/xAAXEQEBAQEAAAAAAAAAAAAAAAAAESEi/9oADAMBAAIRAxEAPwCLZWwrks5wgOPpi9thQIdTlW8ejNtJO5Qm4KST3jVSFp9MOGKkZxDXqFakrVdOFYgQ1V34ZiRETRH/2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#582818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#582818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#582818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#582818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#582818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#582818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#582818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/portrait-paddy.jpg": {
    "sha1": "0938da0e023faaab916e3f97956034808f07bae5",
    "size": 72158,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 600,
    "height": 750,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUD/8QAHxAAAgEEAgMAAAAAAAAAAAAAAQIAAwQFQREhEhQx/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQP/xAAXEQEBAQEAAAAAAAAAAAAAAAAAEQES/9oADAMBAAIRAxEAPwCLjrP2nJbnxXQ3GRs/VcMvPi2jqbYq4FK3K9glvvMZW4FS3C7DfeZC70JkSFqOnSsQIao79MxIiJQP/9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#283828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#283828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#283828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#283828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#283828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#283828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#283828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/portrait-shapla.jpg": {
    "sha1": "b3631c92b62d1419f1be19b2809143c5da1029eb",
    "size": 63194,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 600,
    "height": 750,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAUABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAHhAAAgIBBQEAAAAAAAAAAAAAAQIEEQADBhIhQRT/xAAWAQEBAQAAAAAAAAAAAAAAAAACAAH/xAAXEQEBAQEAAAAAAAAAAAAAAAAAEQFB/9oADAMBAAIRAxEAPwDPwYv0MWY0o8HuJ0X52DKbU+HzKG3ZceLbyE5m+hV43FLjyqeOnA32KrLoTJagjUdelYgYOo7dMxIxjEx//9k=",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#182828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#182828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#182828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#182828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#182828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#182828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#182828",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/resort-aerial.jpg": {
    "sha1": "a6419cbe90e16078e4cda839baa82105f13c1f81",
    "size": 413171,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 2000,
    "height": 1100,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAD/8QAIRAAAQQCAgIDAAAAAAAAAAAAAgABAxEEIRIxExQyUWH/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAZEQEAAgMAAAAAAAAAAAAAAAAAARECElH/2gAMAwEAAhEDEQA/ADQZOVLA7+U2kf4jdWto5st5QE52t9E3Kq/ETzSDxoqrXS1yJCGbT1ZfSyznxUUVN7ER8Xnk6vRWpCIivt1JuU//2Q==",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#687838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#687838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#687838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#687838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#687838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#687838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#687838",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/restaurant-cover.jpg": {
    "sha1": "591aa57498f745c9559394d4889a6db1d1e02538",
    "size": 319044,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMEBf/EACEQAAICAgEEAwAAAAAAAAAAAAECAxEAIRIEFDFhIlGB/8QAFgEBAQEAAAAAAAAAAAAAAAAABAEC/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAERIVH/2gAMAwEAAhEDEQA/AMdoCsKhbMt/JSRRB8EbyvpEjSGXlFBM5iOneuB9fZyVZXkiWNqpfWzjkkPaitbPnfjCwmMtIhnWJHHB+QIBsijhjeqmJnYmz+4ZqFhL0//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#783818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#783818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#783818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#783818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#783818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#783818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#783818",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/restaurant-table.jpg": {
    "sha1": "dd1b60685a629e7ff6506e7d6b3d8d3eccc1a42b",
    "size": 360734,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAQCBQb/xAAiEAEBAAEDAgcAAAAAAAAAAAABAgADBBEhMgUSMUFxgrH/xAAWAQEBAQAAAAAAAAAAAAAAAAABAgP/xAAaEQEBAAIDAAAAAAAAAAAAAAABAAIREiFR/9oADAMBAAIRAxEAPwBHcbQ1DSmaTg47lfzIm1sEqm5Paly48MCtbmzzNi/HXGN5pROmzEA0euZGLUndnHbTy8nP2TDGDd6kNAT3L1MMNM8T2//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#586848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#586848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#586848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#586848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#586848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#586848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#586848",
          "foreground": "#fff",
          "title": "#fff",
          "population": 1
        }
      }
    }
  },
  "menuimages/river-jetty.jpg": {
    "sha1": "14bfcf3535f5806f76280bc53ee5086f536a2300",
    "size": 280794,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "width": 1600,
    "height": 1000,
    "metadata": {
      "_type": "sanity.imageMetadata",
      "hasAlpha": false,
      "isOpaque": true,
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFAf/EACIQAAICAgEDBQAAAAAAAAAAAAECAAMEERIhMnEFEzGhsf/EABYBAQEBAAAAAAAAAAAAAAAAAAMAAv/EABcRAQEBAQAAAAAAAAAAAAAAAAABEQL/2gAMAwEAAhEDEQA/AHrnYq1c2DARNfqdbuedIVD2lW2R5Eg3ZNllZVztT8ibj3utg0e76gTouxdtz8dX1xY9N9dD9hIVx9ywsxbfmE1tT//Z",
      "palette": {
        "_type": "sanity.imagePalette",
        "dominant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "vibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "muted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "darkVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightMuted": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        },
        "lightVibrant": {
          "_type": "sanity.imagePaletteSwatch",
          "background": "#a89898",
          "foreground": "#000",
          "title": "#000",
          "population": 1
        }
      }
    }
  }
} as const satisfies Record<string, SeedPicture>
