import { carouselParts, portraitPart, slideCardPart } from '#builder/style/carousel-parts.ts'
import { colour, part, sides, size, textPart, type StylePart } from '#builder/style/parts.ts'

const HEADER = '.elementor-testimonial__header'

export const reviewParts: StylePart[] = [
  slideCardPart('.elementor-review'),
  textPart('Texto', '.elementor-testimonial__text', { color: 'content_color', typography: 'content_typography' }),
  textPart('Nome', '.elementor-testimonial__name', { color: 'name_color', typography: 'name_typography' }),
  textPart('Cidade ou profissão', '.elementor-testimonial__title', { color: 'title_color', typography: 'title_typography' }),
  portraitPart('.avatar'),
  ...carouselParts({ arrows: 'arrows', dots: 'pagination', unchosen: 'pagination_color_inactive' }),

  part(
    'Cabeçalho',
    HEADER,
    colour('heading_background_color', 'Cor de fundo', 'background-color'),
    sides('heading_padding', 'Espaço interno', 'padding', { min: 0 }),
    size('heading_gap', 'Distância do texto', 'margin-block-end', { min: 0 }),
    colour('separator_color', 'Linha: cor', 'border-color'),
    size('separator_size', 'Linha: espessura', 'border-block-end-width', { min: 0, perDevice: false }),
  ),
  part(
    'Estrelas',
    '.stars',
    colour('stars_color', 'Cor', '--color-star'),
    colour('stars_unmarked_color', 'Cor das vazias', '--color-line'),
    size('star_size', 'Tamanho', 'font-size', { min: 0 }),
  ),
]
