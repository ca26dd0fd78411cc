/** How wide a card's picture is shown: two cards in a row from 720 px on. */
export const cardSizes = '(min-width: 1290px) 608px, (min-width: 720px) 48vw, 100vw'
