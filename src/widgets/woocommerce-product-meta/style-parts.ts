import { colour, part, size, textPart, words, type StylePart } from '#builder/style/parts.ts'

const ROW = '.detail-container'

export const metaParts: StylePart[] = [
  part('Lista', '.product-meta-widget', size('space_between', 'Espaço entre itens', 'gap', { min: 0 })),
  part(
    'Lista',
    `${ROW}+${ROW}`,
    colour('divider_color', 'Linha entre eles: cor', 'border-color'),
    words('divider_style', 'Linha entre eles: traço', 'border-block-start-style', {
      options: { solid: 'Contínuo', double: 'Duplo', dotted: 'Pontilhado', dashed: 'Tracejado' },
      perDevice: false,
    }),
    size('divider_weight', 'Linha entre eles: espessura', (css) => `border:0 solid;border-block-start-width:${css}`, {
      min: 0,
      perDevice: false,
    }),
  ),
  textPart('Texto', '.product-meta-widget', { color: 'text_color', typography: 'text_typography' }),
  textPart('Links', '.product-meta-widget a', { color: 'link_color', typography: 'link_typography' }),
]
