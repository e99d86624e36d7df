import { boxShadow, colour, part, sides, size, textAlign, textPart, typography, type StylePart } from '#builder/style/parts.ts'

const POINT = '.e-hotspot__button'
const TIP = '.e-hotspot__tooltip'

export const hotspotParts: StylePart[] = [
  part(
    'Pontos',
    POINT,
    colour('style_hotspot_color', 'Cor do texto'),
    size('style_hotspot_size', 'Tamanho da letra', 'font-size', { min: 0 }),
    size('style_hotspot_width', 'Largura mínima', 'min-inline-size', { min: 0 }),
    size('style_hotspot_height', 'Altura mínima', 'min-block-size', { min: 0 }),
    colour('style_hotspot_box_color', 'Cor de fundo', 'background-color'),
    size('style_hotspot_padding', 'Espaço interno', 'padding', { min: 0 }),
    sides('style_hotspot_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    typography('style_typography'),
    boxShadow('style_hotspot_box_shadow'),
  ),
  textPart(
    'Dicas',
    TIP,
    { color: 'style_tooltip_text_color', typography: 'style_tooltip_typography' },
    textAlign('style_tooltip_align'),
    colour('style_tooltip_color', 'Cor de fundo', 'background-color'),
    sides('style_tooltip_padding', 'Espaço interno', 'padding', { min: 0 }),
    sides('style_tooltip_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    boxShadow('style_tooltip_box_shadow'),
  ),
]
