import { border, boxShadow, radius } from './box.ts'
import { colour, part, sides, size, type StylePart } from './control.ts'

const BOTH = 'inline-size,block-size'

type Names = { arrows: string; dots: string; unchosen: string }

/** Arrows and dots of a carousel; documents of different widgets have different names for them. */
export const carouselParts = ({ arrows, dots, unchosen }: Names): StylePart[] => [
  part(
    'Setas',
    '.carousel-button',
    colour(`${arrows}_color`, 'Cor'),
    colour(`${arrows}_ground_color`, 'Cor de fundo', (css) => `background:${css};border-color:${css}`),
  ),
  part('Setas', '.carousel-button svg', size(`${arrows}_size`, 'Tamanho', BOTH, { min: 0 })),
  part(
    'Pontos',
    '.swiper-pagination-bullet::before',
    size(`${dots}_size`, 'Tamanho', BOTH, { min: 0 }),
    colour(unchosen, 'Cor', 'background-color'),
  ),
  part('Pontos', '.swiper-pagination', colour(`${dots}_ground_color`, 'Cor de fundo', 'background-color')),
  part('Pontos', '.swiper-pagination-bullet-active::before', colour(`${dots}_color`, 'Cor do escolhido', 'background-color')),
]

/** The card of each slide, whose settings begin with «slide_». */
export const slideCardPart = (selector: string): StylePart =>
  part(
    'Cartão',
    selector,
    colour('slide_background_color', 'Cor de fundo', 'background-color'),
    sides('slide_border_size', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
    colour('slide_border_color', 'Borda: cor', 'border-color'),
    size('slide_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    sides('slide_padding', 'Espaço interno', 'padding', { min: 0 }),
    boxShadow('slide_shadow'),
  )

/** The portrait of who speaks. */
export const portraitPart = (selector: string): StylePart =>
  part(
    'Retrato',
    selector,
    size('image_size', 'Tamanho', BOTH, { min: 0 }),
    border('image_border'),
    radius('image_border_radius'),
  )
