export type AttributeRecord = { id: number; name: string; slug: string; type: 'color' | 'image' | 'button' | 'select' }
export type TermRecord = {
  id: number
  name: string
  menu_order: number
  count: number
  woo_variation_swatches: { primary_color: string; image_id: number }
}

/** How buyers choose a value. */
export const SWATCHES: [type: AttributeRecord['type'], name: string][] = [
  ['color', 'Cores'],
  ['image', 'Imagens'],
  ['button', 'Botões com o nome'],
  ['select', 'Lista'],
]
export const swatchName = (type: AttributeRecord['type']) => SWATCHES.find(([one]) => one === type)?.[1] ?? type
