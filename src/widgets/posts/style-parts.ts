import { border, boxShadow, colour, part, partWhen, radius, sides, size, textPart, type StylePart } from '#builder/style/parts.ts'

/** The parts of a list in one of its looks; its settings begin with the name of its skin. */
export const postParts = (skin: string, look = skin): StylePart[] => {
  const list = `.elementor-posts--skin-${look}`
  const parts = [
    part(
      'Lista',
      list,
      size(`${skin}_column_gap`, 'Espaço entre colunas', 'column-gap', { min: 0 }),
      size(`${skin}_row_gap`, 'Espaço entre linhas', 'row-gap', { min: 0 }),
    ),
    part(
      'Cartão',
      `${list} .elementor-post`,
      ...['box', 'card'].flatMap((name) => [
        colour(`${skin}_${name}_bg_color`, 'Cor de fundo', 'background-color'),
        colour(`${skin}_${name}_border_color`, 'Borda: cor', 'border-color'),
        sides(`${skin}_${name}_padding`, 'Espaço interno', 'padding', { min: 0 }),
      ]),
      border(`${skin}_box`),
      radius(`${skin}_box_border_radius`),
      size(`${skin}_card_border_radius`, 'Cantos', 'border-radius', { min: 0 }),
      boxShadow(`${skin}_box_shadow`),
    ),
    part('Imagem', `${list} .elementor-post__thumbnail__link`, radius(`${skin}_img_border_radius`)),
    textPart(
      'Título',
      `${list} .elementor-post__title`,
      { color: `${skin}_title_color`, typography: `${skin}_title_typography` },
      size(`${skin}_title_spacing`, 'Distância', 'margin-block-end'),
    ),
    textPart('Data e autor', `${list} .elementor-post__meta-data`, {
      color: `${skin}_meta_color`,
      typography: `${skin}_meta_typography`,
    }),
    textPart('Resumo', `${list} .elementor-post__excerpt`, {
      color: `${skin}_excerpt_color`,
      typography: `${skin}_excerpt_typography`,
    }),
    textPart('Leia mais', `${list} .elementor-post__read-more`, {
      color: `${skin}_read_more_color`,
      typography: `${skin}_read_more_typography`,
      hoverColor: `${skin}_read_more_hover_color`,
    }),
  ]
  return parts.map((one) => partWhen({ _skin: [skin] }, one))
}
