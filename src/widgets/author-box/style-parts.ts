import {
  boxShadow,
  colour,
  hoverAnimation,
  onHover,
  part,
  sides,
  size,
  textPart,
  typography,
  type StylePart,
} from '#builder/style/parts.ts'

export const authorBoxParts: StylePart[] = [
  part('Retrato', '.elementor-author-box', size('image_gap', 'Distância', 'gap', { min: 0 })),
  part('Retrato', '.elementor-author-box', size('image_size', 'Tamanho', '--avatar', { min: 0 })),
  part(
    'Retrato',
    '.avatar',
    size('image_border_width', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
    colour('image_border_color', 'Borda: cor', 'border-color'),
    size('image_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    boxShadow('input_box_shadow'),
  ),
  textPart(
    'Nome',
    '.elementor-author-box__name',
    { color: 'name_color', typography: 'name_typography' },
    size('name_gap', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  textPart(
    'Apresentação',
    '.elementor-author-box__bio',
    { color: 'bio_color', typography: 'bio_typography' },
    size('bio_gap', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  part(
    'Botão',
    '.elementor-author-box__button',
    colour('button_text_color', 'Cor do texto'),
    typography('button_typography'),
    colour('button_background_color', 'Cor de fundo', 'background-color'),
    colour('button_border_color', 'Borda: cor', 'border-color'),
    size('button_border_width', 'Borda: espessura', 'border-width', { min: 0 }),
    size('button_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    sides('button_text_padding', 'Espaço interno', 'padding', { min: 0 }),
    onHover(
      colour('button_hover_color', 'Cor do texto'),
      colour('button_background_hover_color', 'Cor de fundo', 'background-color'),
      hoverAnimation('button_hover_animation').slice(1),
    ),
  ),
]
