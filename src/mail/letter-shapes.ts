import { createContext, useContext } from 'react'

/** Of the shop's theme, what mails follow. */
export type BrandShapes = { corners: 'round' | 'soft' | 'square'; buttons: 'pill' | 'rounded' | 'square'; capitals: boolean }
/** Corners in pixels, which every mail program understands or leaves out. */
export type LetterShapes = { card: number; box: number; button: number; capitals: boolean }

const CORNERS = { round: { card: 12, box: 8 }, soft: { card: 6, box: 4 }, square: { card: 0, box: 0 } }

export function shapesIn({ corners, buttons, capitals }: BrandShapes = FIRST_SHAPES): LetterShapes {
  const { card, box } = CORNERS[corners]
  return { card, box, button: buttons === 'pill' ? 24 : buttons === 'square' ? 0 : box, capitals }
}
const FIRST_SHAPES: BrandShapes = { corners: 'round', buttons: 'pill', capitals: false }

const Shapes = createContext<LetterShapes>({ card: 12, box: 8, button: 24, capitals: false })
export const ShapesProvider = Shapes.Provider
export const useLetterShapes = () => useContext(Shapes)
