/** How wide a card's picture is shown: two cards in a row from 720 px on. */
export const cardSizes = '(min-width: 1290px) 608px, (min-width: 720px) 48vw, 100vw'

/** How wide the slider of a place's own page is shown: beside the booking, which takes 400 px. */
export const pagePictureSizes = '(min-width: 1290px) 808px, (min-width: 860px) calc(100vw - 480px), 100vw'
