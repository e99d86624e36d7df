import { createContext, useContext } from 'react'
import { DISPLAY_FONT, FONT } from './letter-style.ts'

/** What letters are written in: names of fonts that the reader's device may have. None is ever fetched. */
export type LetterFonts = { text: string; display: string }

const FIRST_FONTS: LetterFonts = { text: FONT, display: DISPLAY_FONT }
const Fonts = createContext(FIRST_FONTS)

export const FontsProvider = Fonts.Provider
export const useLetterFonts = () => useContext(Fonts)

/** The shop's own where it chose some. */
export const lettersIn = (chosen: { text: string | undefined; display: string | undefined } | undefined): LetterFonts => ({
  text: chosen?.text ?? FIRST_FONTS.text,
  display: chosen?.display ?? FIRST_FONTS.display,
})
