// Written by `npm run cms:pictures` from public/files/images/. Change the pictures, then run it again.
import type { SeedPicture } from './seed-picture.ts'

export const pictures = {
  "banners/hero-pool-golden-phone.jpg": {
    "sha1": "7d545f6bf6e611af250674b9a2814b4b3ddbdf26",
    "size": 191055,
    "width": 720,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 720,
        "height": 1100,
        "aspectRatio": 0.6545454545454545
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAeABQDASIAAhEBAxEB/8QAGQAAAgMBAAAAAAAAAAAAAAAAAAQBAwUC/8QAJBAAAgEDBAICAwAAAAAAAAAAAQIRAAMEEiExQQUTIlFhkcH/xAAXAQEBAQEAAAAAAAAAAAAAAAACAwAB/8QAGxEAAgIDAQAAAAAAAAAAAAAAAAEREgIDE1H/2gAMAwEAAhEDEQA/AH7Hl9WQ+M8a5hDEiKWy/HveykcEMpcrHHEcxwDxWA2Jk3LxW4fkeCGFP493yWBcAt3NQSSVcgqOjP1UU/RwX57XbOZcWz7QNiQh7gc/miqM67kZOSz3b+NbYbaZJiinIYFW2uQAdhMdVzcTU4JZhAkgd/e9N6JuRtU+tQ4kA0qIit2RmvbVnZixEnjf+0VoMqhiAB+qK1Uc7M//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "banners/hero-pool-golden.jpg": {
    "sha1": "654a21018057db2b9b1cac40754b2ec7838fa41b",
    "size": 578432,
    "width": 2000,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAEDBAX/xAAiEAACAgEDBAMAAAAAAAAAAAABAgMRAAQSYQUhMTIzQeH/xAAWAQEBAQAAAAAAAAAAAAAAAAACAAH/xAAbEQABBAMAAAAAAAAAAAAAAAAAAQIREhNRYf/aAAwDAQACEQMRAD8AvN1xtREI3ENjxSvdjn8znPr3liI1QSSQrtVwSCO/3i0LtIsu87qYgXiMabPUeMCN6Y99ViDCJnr5ETgRE3zhlhGleuGVQ5U0f//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "banners/hero-resort-dusk-phone.jpg": {
    "sha1": "cc72645cfbd19e7e87595e893d872496a89ffb38",
    "size": 194748,
    "width": 720,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 720,
        "height": 1100,
        "aspectRatio": 0.6545454545454545
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAeABQDASIAAhEBAxEB/8QAGQAAAwEBAQAAAAAAAAAAAAAAAAMFBAEG/8QAJxAAAgEEAAUDBQAAAAAAAAAAAQIDAAQRIQUSE0FxIjEyFFGBoeH/xAAXAQADAQAAAAAAAAAAAAAAAAAAAgMB/8QAGxEAAgIDAQAAAAAAAAAAAAAAAAECEQMSITH/2gAMAwEAAhEDEQA/AKq8QgECuQ5DNyj7/msd/wAVCAG3RuZGwQR7/wAqEbu7ljaIuBGWDDXqU+aYt5PFaNBGFBb3fGz5pdpFaRdtGuJIAZS4kGmAIXB8GivNji/EkGOvKPFFGzDg2zvbsC4CRO8WjIcjW+5p93dXsj3URgKqXUMoI9JxrdTMzRxt0pCoPyGfeuL9TLZST9duUN8STsjv+6m8fbNU7Xop2wxHNKD3w/eiszAk5Y7O6Keidn//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "banners/hero-resort-dusk.jpg": {
    "sha1": "92e3d7668f48afb529e1e7659c03a95b893df9f8",
    "size": 621833,
    "width": 2000,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAQFA//EACIQAAICAQMEAwAAAAAAAAAAAAECAxEABRIhBBNBcTFhgf/EABYBAQEBAAAAAAAAAAAAAAAAAAECA//EABgRAAMBAQAAAAAAAAAAAAAAAAABEQIx/9oADAMBAAIRAxEAPwBLT+tkSEqpg2ldptq49fF5sNUlaF0i7ccK2AqyAH6yL00jRwkrQPoYF3SlVmAIJIB81kJafDSpDcmoq8hdxHbc1W6v04ZOjYhSODz5F4YwKf/Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "banners/hero-river-morning-phone.jpg": {
    "sha1": "c7141d1a4cd32efc11f1badb6708b2a66f4dfdba",
    "size": 99705,
    "width": 720,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 720,
        "height": 1100,
        "aspectRatio": 0.6545454545454545
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAeABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAwb/xAAlEAACAQQCAQMFAAAAAAAAAAABAgADBBESBSFRMUFxEyNhYoH/xAAWAQEBAQAAAAAAAAAAAAAAAAACAQP/xAAWEQEBAQAAAAAAAAAAAAAAAAABABH/2gAMAwEAAhEDEQA/AOpaiPEWqU/En1OSuQypUZCysDn0/kyflLj6zFnpgDI1HpMBbVJ00e4Se3J1RgfbJx2T7wj1hkhf8XcZrV7bLUdgAu2zP+34iVC2uSX0p6FV736z8ZlO5qYUuzO2fYmYi7xmmoPnuQqtLe4VMKcAjohgcjuE0udWqklQfkQjyO3/2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "banners/hero-river-morning.jpg": {
    "sha1": "3db89d7120395a8dda306519feb60cd2115a7eef",
    "size": 289212,
    "width": 2000,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABQABBv/EACEQAAEEAgEFAQAAAAAAAAAAAAEAAgMRBAUiEyExQXHR/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAXEQEAAwAAAAAAAAAAAAAAAAAAAQIR/9oADAMBAAIRAxEAPwBbM2wxYmunxSwO9m/xGy7eGQEtiBP1bnzSOBJcT2C5zaOPVD75GrKlU5LvzW3ZjAtSBfI+xyPhSY4//9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "banners/ichamoti-house-dusk-phone.jpg": {
    "sha1": "7aa134c971cee9081f30975fa1bbbafb364fc833",
    "size": 114647,
    "width": 655,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 655,
        "height": 1000,
        "aspectRatio": 0.655
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAfABQDASIAAhEBAxEB/8QAGQAAAwEBAQAAAAAAAAAAAAAAAAMEAgUG/8QAKBAAAgEDAwMCBwAAAAAAAAAAAQIDAAQREiExBRMiMkFRYXFykaHB/8QAGAEAAwEBAAAAAAAAAAAAAAAAAQIDAAT/xAAbEQACAgMBAAAAAAAAAAAAAAAAAQMRAhNBIf/aAAwDAQACEQMRAD8AitreVLhNWhQi6jrPifzzVNz1AmeJhJ4r6iABnb2rNlawXMKyXEpVtQUq7Hbk5+m37ptolirszaY9CkqQM6j8Kk5mvEjoUWPWOTrcJXeCU/buKK6lpb9Ge2jaaaIORkgzYorbswNRo8ekUbue5MqAe5Oc/KlzyRxxaIZQxOxPFTRRTSxF1UFNQU7jnGf5SWKvH4g55Oap0SzfbjPJXNFI7Y9zRRoWz//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "banners/ichamoti-house-dusk.jpg": {
    "sha1": "9a1108276b01621896aee4ee95bba8adf003e79c",
    "size": 340034,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACQQAAIBAwIGAwAAAAAAAAAAAAIDAQARIRJBBBMUIjEyUWGh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAYEQACAwAAAAAAAAAAAAAAAAAAAREhMf/aAAwDAQACEQMRAD8Ayv4jqSTzlmiIi12HifubUxnGitDS60CMrWVo9s23qIDHQQDDcEW4xibUg2nLJMikvm+9GG3pSUlhZbK+zmIRq0x4dGf2iobGRq7RtEx4vRSsFH//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/double-dom-cover.jpg": {
    "sha1": "cf342d2548f9a071d0270e12b8094dece14f1c77",
    "size": 399500,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAQP/xAAjEAABBAIBAwUAAAAAAAAAAAABAAIDEQQSBSFBUSIjMTKR/8QAFwEAAwEAAAAAAAAAAAAAAAAAAAECA//EABgRAAMBAQAAAAAAAAAAAAAAAAABEQIS/9oADAMBAAIRAxEAPwBTj2HIz3TS48jGD6HavUusuZyEUb3CLYMJu6P55Ci4XIux3bNjHz2NLX8pK6wWg35JKzWmW+RxxgncZJWv2NX0rshTjl7V7LOgpCVCo//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/double-dom-morning.jpg": {
    "sha1": "f62dfb2dc75aa2f939333ae2fcc3d9593df24032",
    "size": 368995,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAF/8QAIRAAAgICAQQDAAAAAAAAAAAAAQIDEQAEURITITEFQZH/xAAWAQEBAQAAAAAAAAAAAAAAAAACAQP/xAAZEQEBAAMBAAAAAAAAAAAAAAABAAIDERL/2gAMAwEAAhEDEQA/AAx9/eWQmXsM1BEJoHzzi5/jdiGODTARZCxHUZaUn6F8njM6PbCsKgQNfsY6fcmY98tbqQVLDqIPOYGxmYDYUw2EmdH8MrEMCfRvzliNnZE07yPGAzGz00LP5li608l//9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/double-dom-plunge-pool.jpg": {
    "sha1": "94de9c9e4c0a6b09aed9c5a157f0c4241cd0c89e",
    "size": 268951,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABQADBP/EACEQAAIBBAICAwAAAAAAAAAAAAECAwAEERIFMRRRMnHR/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwH/xAAZEQADAQEBAAAAAAAAAAAAAAAAAQIREiL/2gAMAwEAAhEDEQA/AB+Gtbe4cxXLRs0uAGycqa7miSCCWGN1j3GoPo+6LsbiV0jEsjPGJNAues1vauI5TIUVwrfFvup6nRE5eDXF8DZ3lqXlBZkbTJPeAP2qivMkBOpZBnpXIFVA6pico//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/double-dom-room.jpg": {
    "sha1": "1be988f8877cc85b3b4932eb59a78af8e5d5d4c0",
    "size": 200002,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAQL/xAAhEAACAgEEAgMAAAAAAAAAAAABAgMRAAQSITEFExVBgf/EABYBAQEBAAAAAAAAAAAAAAAAAAQAAv/EABcRAQEBAQAAAAAAAAAAAAAAAAARARL/2gAMAwEAAhEDEQA/AN0cKysQRdC+sZiHslO8s46BPP5kfx80rre8r21KKBxtPISaiY6aNEgO3cXXm6+qOFhLrUx+udlC1WGSfkJtzXTEE8nDKtca/9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/ichamoti-house-breakfast.jpg": {
    "sha1": "55c516194e42561a7d72fa73524777f65a06b59c",
    "size": 241592,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACMQAAIBBAEDBQAAAAAAAAAAAAECAwAEBRESISJhMTNBUXL/xAAVAQEBAAAAAAAAAAAAAAAAAAACBP/EABgRAAMBAQAAAAAAAAAAAAAAAAABEQIS/9oADAMBAAIRAxEAPwCHBjppY5TGpPFQxA81ax2Nt4MpBJIyzSEK4RRob3r0pLyva3TNEfd4qQSRrp8aIpErEBSpIYMQp31GhU6ZQ8w25O41lrvaMvevQ/haKhTXzy3Esj8izNs93gD68UU6Hk//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/ichamoti-house-cover.jpg": {
    "sha1": "dee85de0803400878a6a50715eedf5eed2b3043f",
    "size": 395368,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAUBAwT/xAAiEAACAgICAAcAAAAAAAAAAAABAgMRAAQSIQUTQVFhcYH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAA//EABcRAQEBAQAAAAAAAAAAAAAAAAEAESL/2gAMAwEAAhEDEQA/AMUM8sYdR5KK6i1N2f30yRsSBkkgUB1XjSNyFfRxO+wyhFoGwDeXnYkEANiiOh7ZFGqJmZPG3fEEYqdeNivRN4YiG7IOiAfk4Y6nN//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/ichamoti-house-dusk.jpg": {
    "sha1": "9a1108276b01621896aee4ee95bba8adf003e79c",
    "size": 340034,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACQQAAIBAwIGAwAAAAAAAAAAAAIDAQARIRJBBBMUIjEyUWGh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgP/xAAYEQACAwAAAAAAAAAAAAAAAAAAAREhMf/aAAwDAQACEQMRAD8Ayv4jqSTzlmiIi12HifubUxnGitDS60CMrWVo9s23qIDHQQDDcEW4xibUg2nLJMikvm+9GG3pSUlhZbK+zmIRq0x4dGf2iobGRq7RtEx4vRSsFH//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/ichamoti-house-veranda.jpg": {
    "sha1": "731cd16a054546f8b3e0016674cac437eeb0ce7b",
    "size": 263197,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIFA//EACIQAAICAgEDBQAAAAAAAAAAAAECAwQAESEFElETIjFhcv/EABYBAQEBAAAAAAAAAAAAAAAAAAQAAv/EABcRAQEBAQAAAAAAAAAAAAAAAAEAERL/2gAMAwEAAhEDEQA/AHtiva6VXaRGjZF2HP5yPbqLWsgpLG4VAS0e+SfP3zmLXJWMCMxZAB7T8Ylq0fVIEajuOxrjWGR2YJVOmdPrWqxklDFu4jg6wyCZpFOldlHgMRhmea2//9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/mud-house-cover.jpg": {
    "sha1": "6c322565a0466b00fbfc6a28d91c588e9d78bdbd",
    "size": 458557,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMFBP/EACEQAAICAgEEAwAAAAAAAAAAAAECAxEABCESMUFhI6HB/8QAFwEAAwEAAAAAAAAAAAAAAAAAAQIDBP/EABwRAAMAAQUAAAAAAAAAAAAAAAABAgMREyExQf/aAAwDAQACEQMRAD8Az6O8ISymJFQixzzeNLajxH5QWu666B9c5Lg2CxNLV9/N5S1Ui2o2DQoCPIH5mR5H0WiZrj0mzCZZWWJQVHvthj9jWRJmB5+sMG4hWtGf/9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/mud-house-night.jpg": {
    "sha1": "456381f0d325fc58c2ac075b24eb5a9d9a46b019",
    "size": 334889,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAEFBP/EACEQAAEEAQQDAQAAAAAAAAAAAAIBAwQRAAUSITFBUXHh/8QAFAEBAAAAAAAAAAAAAAAAAAAAA//EABkRAAIDAQAAAAAAAAAAAAAAAAABAhEhEv/aAAwDAQACEQMRAD8AyypbcwkRIT+0bRPBXjCXKaYUXYG6OA8p0qJ1d/chtzTjmpCKEXs+cbmpSX29pHQ1VJ6u6w3Kd4KnCtKDuqR2yQWoYqNJyZUt+cMhK4t/uGJ0w8P/2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/mud-house-room.jpg": {
    "sha1": "a3122c57183a3a03eb11f7514c873f172acbf22e",
    "size": 261088,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAIDBP/EACEQAAICAgIBBQAAAAAAAAAAAAECAxEAEgQhBRMUQWGB/8QAFgEBAQEAAAAAAAAAAAAAAAAABAEC/8QAGBEBAQEBAQAAAAAAAAAAAAAAAQARIVH/2gAMAwEAAhEDEQA/AI9hHLx021WNC3Yrdj94n8bAEaM2sooCz3ZzmjklWPf1LNdBhYAxD5abkpKAqpIpClhZv8OFJS9s5PDhGqQsGrsYyH5nLZrebdvlmHZxk1t4eX//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/mud-house-veranda.jpg": {
    "sha1": "e00a20acc71e9a719d4c2a847beff19114ac34a9",
    "size": 268216,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAwAEBf/EACEQAQACAgICAgMAAAAAAAAAAAECAwASESEEMQUyImGB/8QAFgEBAQEAAAAAAAAAAAAAAAAABAID/8QAGBEAAwEBAAAAAAAAAAAAAAAAAAEhAhL/2gAMAwEAAhEDEQA/AOfZ49Vlm7bqo7fi9J6P3/MKHjOi8kutuz1mukSBNedpoD6OMSyyZTZy7bdvODagvPTYF3x8YyiRsl9RfWWO2kiKwPqZZNNYf//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/rania-house-cover.jpg": {
    "sha1": "b216b2eac39be0a5de25c92fca96bee0d8c101a9",
    "size": 418762,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAF/8QAIxAAAgICAQIHAAAAAAAAAAAAAQIDEQAEIRIxExRBQlFS0f/EABYBAQEBAAAAAAAAAAAAAAAAAAIABP/EABkRAAMAAwAAAAAAAAAAAAAAAAABExESQf/aAAwDAQACEQMRAD8ALpjw5G8s4voDMsinj4xE005gZWWPn3K1HMqDakgAdSbYD1/c0I9tpI6kAYN3PY5mpgeq6Gi24Y1KqJ2o8lTQyxLaEJquoCvscsqsUmf/2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/rania-house-dusk.jpg": {
    "sha1": "80132089a0946f0d26e9d979257f7a0c856efc77",
    "size": 353115,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGQAAAgMBAAAAAAAAAAAAAAAAAAQBAwUG/8QAJBAAAgEDBAAHAAAAAAAAAAAAAQIDAAQRBRITISIxMkFCcaH/xAAVAQEBAAAAAAAAAAAAAAAAAAACAf/EABgRAQEBAQEAAAAAAAAAAAAAAAEAAhFR/9oADAMBAAIRAxEAPwBKKVbjUOW0Yk49LqQPynpre7ER3XOCFJ8EWO/s1zI1KeNy0bOCfdnJNTLrF/KCHuXII2kdYxQXXsxyV8pR3yIUfoZYDzNFZfIw+Roqx6X/2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/rania-house-room.jpg": {
    "sha1": "d5afca00541d34fdf3a9f77c1e3fac389ac9aaec",
    "size": 218505,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAUBAgP/xAAhEAACAQQCAgMAAAAAAAAAAAABAgMABBESISIxUUFxwf/EABYBAQEBAAAAAAAAAAAAAAAAAAQAAf/EABYRAQEBAAAAAAAAAAAAAAAAAAAREv/aAAwDAQACEQMRAD8Ak2FtIkzYUMnztg1tNZQ20kISNOwBZtcnH3S2JmjO6Hsx5yAR59VWe+lk3AWOMbYBRcMD7B/KNSIdS2Wj4YAGikaXVxGgUSlh57cmirTcP//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "house/rania-house-veranda.jpg": {
    "sha1": "ea962380415266484ae95292860e91ac8edbfe12",
    "size": 246921,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMB/8QAIxAAAgICAgAHAQAAAAAAAAAAAQIDEQASBCEFEzFBUWGh0f/EABcBAAMBAAAAAAAAAAAAAAAAAAECAwT/xAAXEQEAAwAAAAAAAAAAAAAAAAAAATFB/9oADAMBAAIRAxEAPwCM3FZXVUANKp7+6y3hw8yR2ZdWjIA/uOVOYnRqvYL+VmCRhyDr0po0e/YnM+qxSXFZpot5DsxJ7qrxmPKInZUQBfUD46xjg//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/convention-hall-cover.jpg": {
    "sha1": "4ddc654dec41ac8a050d0e12a16618d41c218897",
    "size": 307252,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMEBf/EAB8QAAEDBAMBAAAAAAAAAAAAAAECAxEABBIhIkHRMf/EABYBAQEBAAAAAAAAAAAAAAAAAAQBAv/EABgRAAMBAQAAAAAAAAAAAAAAAAABAhJB/9oADAMBAAIRAxEAPwBL9ghhtXLJKvilE8faktrFxx3EpCTEgKPVaLEuJRkScsTvf2fKQ9LNqHmzCoTIjRkHyiuRSrg02DYMFap7jYoqdi5U63lAHXdFXKM6Z//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/convention-hall-wedding.jpg": {
    "sha1": "2ad0f85fab08ea732b7429c030074a39a555f988",
    "size": 321624,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAQFAQL/xAAjEAACAQQBAwUAAAAAAAAAAAABAgMABBESIRNBUSNhgaHB/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAYEQEBAQEBAAAAAAAAAAAAAAABABECEv/aAAwDAQACEQMRAD8A50gtnLLhUYlWBXYj3FIW8SzTkSNqCe4zWmfWeONAwVnwQWz4H7S73jwE9XMyqSoUsV4+Kk8rVHQFVFlZqPViSRvIXFFSzeFuYxJGvZQ+cfVFLI7f/9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/hero-pool-golden.jpg": {
    "sha1": "654a21018057db2b9b1cac40754b2ec7838fa41b",
    "size": 578432,
    "width": 2000,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAEDBAX/xAAiEAACAgEDBAMAAAAAAAAAAAABAgMRAAQSYQUhMTIzQeH/xAAWAQEBAQAAAAAAAAAAAAAAAAACAAH/xAAbEQABBAMAAAAAAAAAAAAAAAAAAQIREhNRYf/aAAwDAQACEQMRAD8AvN1xtREI3ENjxSvdjn8znPr3liI1QSSQrtVwSCO/3i0LtIsu87qYgXiMabPUeMCN6Y99ViDCJnr5ETgRE3zhlhGleuGVQ5U0f//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/ichamoti-house-cover.jpg": {
    "sha1": "dee85de0803400878a6a50715eedf5eed2b3043f",
    "size": 395368,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAUBAwT/xAAiEAACAgICAAcAAAAAAAAAAAABAgMRAAQSIQUTQVFhcYH/xAAVAQEBAAAAAAAAAAAAAAAAAAAAA//EABcRAQEBAQAAAAAAAAAAAAAAAAEAESL/2gAMAwEAAhEDEQA/AMUM8sYdR5KK6i1N2f30yRsSBkkgUB1XjSNyFfRxO+wyhFoGwDeXnYkEANiiOh7ZFGqJmZPG3fEEYqdeNivRN4YiG7IOiAfk4Y6nN//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/mud-house-room.jpg": {
    "sha1": "a3122c57183a3a03eb11f7514c873f172acbf22e",
    "size": 261088,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAIDBP/EACEQAAICAgIBBQAAAAAAAAAAAAECAxEAEgQhBRMUQWGB/8QAFgEBAQEAAAAAAAAAAAAAAAAABAEC/8QAGBEBAQEBAQAAAAAAAAAAAAAAAQARIVH/2gAMAwEAAhEDEQA/AI9hHLx021WNC3Yrdj94n8bAEaM2sooCz3ZzmjklWPf1LNdBhYAxD5abkpKAqpIpClhZv8OFJS9s5PDhGqQsGrsYyH5nLZrebdvlmHZxk1t4eX//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/pool-detail.jpg": {
    "sha1": "0690f6b4b59345d4b1eb05585a78e9ac75a360dc",
    "size": 213991,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAABAABA//EACIQAAICAQQBBQAAAAAAAAAAAAEDAhEABBIUQTFRYXGBof/EABUBAQEAAAAAAAAAAAAAAAAAAAEC/8QAGxEAAgEFAAAAAAAAAAAAAAAAAAITARIUQVH/2gAMAwEAAhEDEQA/ADvm6DJr5zTCqAq5H3uvH7nCGmWIwYdbNDLJMjcr+OwcQvWvJI3WK7AOZyKkZTSud+oORFUnITYJS0Mhuc1hlfUOssbyEHzpIfUjlhYwyp0//9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/portrait-banana.jpg": {
    "sha1": "cd461b383843352dcf96204053e70e5a345528ec",
    "size": 55620,
    "width": 600,
    "height": 750,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAZABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAMEBQL/xAAhEAACAQQCAgMAAAAAAAAAAAABAgADBBESBSExQVFhcf/EABcBAQEBAQAAAAAAAAAAAAAAAAIEAAP/xAAaEQEBAAIDAAAAAAAAAAAAAAABAAIREiEx/9oADAMBAAIRAxEAPwDOtqL3NXROh5JPqWXXHGnS3pMWKjsEeYriaqotQt1kjuW0rjKuWOdmyv5JF7qXILF2hFu2HYfZhHLd1a3KU6bK5xsfiUC9pDXvpRjGJlGE3EubiPs13yxI9mEXCKV//9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/portrait-mango.jpg": {
    "sha1": "591b69963ae2b0ba5efd56977dcd07d9af1e3bbc",
    "size": 58478,
    "width": 600,
    "height": 750,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAZABQDASIAAhEBAxEB/8QAGAAAAwEBAAAAAAAAAAAAAAAAAAIFBAP/xAAhEAABAwQCAwEAAAAAAAAAAAABAAIRAwQhMQVBEiJRcf/EABYBAQEBAAAAAAAAAAAAAAAAAAECBP/EABgRAAMBAQAAAAAAAAAAAAAAAAABESEC/9oADAMBAAIRAxEAPwCBb0XXFTxbgASSelquLAtpl1MkloyCNpeMcAx+skDKoOdE7jUkrM3pquwhShK8w936UKxp1s7kUDJMGQRhbrnl21mho9RswNn6opQh8JuhWO90uJHZQlQqA//Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/portrait-paddy.jpg": {
    "sha1": "0938da0e023faaab916e3f97956034808f07bae5",
    "size": 72158,
    "width": 600,
    "height": 750,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAZABQDASIAAhEBAxEB/8QAGgAAAQUBAAAAAAAAAAAAAAAAAAECBAUGA//EACMQAAIBBAAGAwAAAAAAAAAAAAECAAMEESEFEiIxQWFRkeH/xAAYAQEAAwEAAAAAAAAAAAAAAAAAAQIDBP/EABgRAQEBAQEAAAAAAAAAAAAAAAABEQIh/9oADAMBAAIRAxEAPwDP21BriryLoAZJPiS7rhpp0+emxJA2CO/uO4IVUVGONEY6sH9lq9YVFKnA+OrAnPerKSeMuTCJU07D2YTRV0tbhaKkE4yZJe/RgNn6lWYRkNPdssSPJhGwkj//2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/portrait-shapla.jpg": {
    "sha1": "b3631c92b62d1419f1be19b2809143c5da1029eb",
    "size": 63194,
    "width": 600,
    "height": 750,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 600,
        "height": 750,
        "aspectRatio": 0.8
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAZABQDASIAAhEBAxEB/8QAGgAAAQUBAAAAAAAAAAAAAAAAAAECAwQGBf/EACIQAAEEAQQCAwAAAAAAAAAAAAEAAgMRBAUSIUExUQYUcf/EABYBAQEBAAAAAAAAAAAAAAAAAAECAP/EABcRAQEBAQAAAAAAAAAAAAAAAAABEQP/2gAMAwEAAhEDEQA/AMzjwuyJNreB5J9K3k6eWR7ozZaORXlT/HoBkTOaTtbY3GulodT0yGLG3wPcXAXR5sLWpnO2bGHtCH8Pd+lCpCbEyvr3TiCT0rMmpF7aMjiD7JK5ZSIwnvdbiR2UJqEs/9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/rania-house-cover.jpg": {
    "sha1": "b216b2eac39be0a5de25c92fca96bee0d8c101a9",
    "size": 418762,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAF/8QAIxAAAgICAQIHAAAAAAAAAAAAAQIDEQAEIRIxExRBQlFS0f/EABYBAQEBAAAAAAAAAAAAAAAAAAIABP/EABkRAAMAAwAAAAAAAAAAAAAAAAABExESQf/aAAwDAQACEQMRAD8ALpjw5G8s4voDMsinj4xE005gZWWPn3K1HMqDakgAdSbYD1/c0I9tpI6kAYN3PY5mpgeq6Gi24Y1KqJ2o8lTQyxLaEJquoCvscsqsUmf/2Q==",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/resort-aerial.jpg": {
    "sha1": "2c16230ee6094abe6477e0f19b0d046b791b614f",
    "size": 477204,
    "width": 2000,
    "height": 1100,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 2000,
        "height": 1100,
        "aspectRatio": 1.8181818181818181
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAALABQDASIAAhEBAxEB/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAQCAwX/xAAhEAACAgEEAgMAAAAAAAAAAAABAgMRAAUhIjEEExRBUf/EABYBAQEBAAAAAAAAAAAAAAAAAAIDBP/EABcRAQEBAQAAAAAAAAAAAAAAABEAARP/2gAMAwEAAhEDEQA/AM+KWuQEhX8UVlsPkM60zMy10woY3pwHxkagS12SO8U1PYORse9syOJM0ptAGNxvSn6AvDE4J5PUOZwy3Ng3/9k=",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/restaurant-cover.jpg": {
    "sha1": "591aa57498f745c9559394d4889a6db1d1e02538",
    "size": 319044,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAMEBf/EACEQAAICAgEEAwAAAAAAAAAAAAECAxEAIRIEFDFhIlGB/8QAFgEBAQEAAAAAAAAAAAAAAAAABAEC/8QAGBEAAgMAAAAAAAAAAAAAAAAAAAERIVH/2gAMAwEAAhEDEQA/AMhoCsKhbMt/JSRRB8EbyrpEjSGXlFBK7RHTvXA+vs5KsryRLG1UvrZxySHtRWtnzvxhYTGWkQzrEjjg/IEA2RRwxvVTEzsTZ/cM1Cwl6f/Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  },
  "menuimages/restaurant-thali.jpg": {
    "sha1": "7a04f2962e566f819505639cb68c54cf3ae7f700",
    "size": 286476,
    "width": 1600,
    "height": 1000,
    "extension": "jpg",
    "mimeType": "image/jpeg",
    "metadata": {
      "_type": "sanity.imageMetadata",
      "dimensions": {
        "_type": "sanity.imageDimensions",
        "width": 1600,
        "height": 1000,
        "aspectRatio": 1.6
      },
      "lqip": "data:image/jpeg;base64,/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAANABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAUA/8QAIhAAAgEDBAIDAAAAAAAAAAAAAQIDAAQREhMhMVFhBRQi/8QAFgEBAQEAAAAAAAAAAAAAAAAAAgEE/8QAGxEAAgMAAwAAAAAAAAAAAAAAAAECETESQWH/2gAMAwEAAhEDEQA/AI9skIlzJGXUDrOMk+aqXHx8WwjJthiCfzgY9mpKS7VwTEukA8AnNO+68gOFC6uyKySvocXF3eirCwBtVZo43Lc5Izj1Wo0NxDBCkYtYm0jlj2x8mtV4+jVpYf/Z",
      "hasAlpha": false,
      "isOpaque": true
    }
  }
} as const satisfies Record<string, SeedPicture>
