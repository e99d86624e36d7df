import { border, boxShadow, colour, part, radius, type StylePart } from '#builder/style/parts.ts'

export const lookGalleryParts: StylePart[] = [
  part('Fotos', '.look-gallery-open', border('image_border'), radius('image_border_radius'), boxShadow('image_box_shadow')),
  part('Pontos', '.look-point-dot', colour('point_color', 'Cor', 'background-color')),
]
