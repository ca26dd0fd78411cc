import { createContext } from 'react'

/** What stands before every picture's path: '/' when the site's own server keeps the pictures, else an origin with a slash. */
export const PictureBase = createContext('/')
