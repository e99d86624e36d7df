import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, link, picture, text } from '#builder/fields.ts'
import { imageBoxParts } from './style-parts.ts'

export default defineWidget({
  name: 'image-box',
  title: 'Caixa de imagem',
  group: 'media',
  style: imageBoxParts,
  fields: {
    image: picture('Imagem'),
    title_text: text('Título', 'Este é o título'),
    description_text: lines('Descrição'),
    link: link('Link'),
    /** Words that follow the text as if they were the link: «Ver tudo». */
    link_text: askedWhen({ link: true }, text('Texto do link', '', 80)),
    look: choice('Aparência', { plain: 'Texto embaixo', card: 'Cartão', cover: 'Texto sobre a imagem' }, 'plain'),
    position: {
      ...askedWhen(
        { look: ['plain', 'card'] },
        choice('Posição da imagem', { top: 'Em cima', start: 'Antes do texto', end: 'Depois do texto' }, 'top'),
      ),
      perDevice: true as const,
    },
    aspect: choice(
      'Proporção',
      { '4-5': 'Retrato', '1-1': 'Quadrada', '3-2': 'Paisagem', '16-9': 'Larga', auto: 'A da imagem' },
      '4-5',
    ),
    align: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'start'),
    title_size: choice('Etiqueta do título', { h2: 'H2', h3: 'H3', h4: 'H4', p: 'p' }, 'h3'),
  },
})
