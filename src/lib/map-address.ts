import { createContext } from 'react'

/** The page of an interactive map, as the server was told it; where there is none, the map's picture is all there is. */
export const MapAddress = createContext<string | undefined>(undefined)
