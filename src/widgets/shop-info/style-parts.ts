import { colour, onHover, part, size, textPart, type StylePart } from '#builder/style/parts.ts'

export const shopInfoParts: StylePart[] = [
  textPart('Texto', '.shop-info', { color: 'text_color', typography: 'text_typography' }),
  part('Links', '.shop-info a', colour('link_color', 'Cor'), onHover(colour('link_hover_color', 'Cor'))),
  part('Ícones', '.shop-info .icon', colour('icon_color', 'Cor'), size('icon_size', 'Tamanho', 'font-size', { min: 0 })),
]
