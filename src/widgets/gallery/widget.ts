import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, number, perDevice, picture, text } from '#builder/fields.ts'

const GAPS = { none: '0px', sm: 'var(--space-2)', md: 'var(--space-4)', lg: 'var(--space-5)' }

export default defineWidget({
  name: 'gallery',
  title: 'Galeria',
  group: 'media',
  fields: {
    gallery: items('Imagens', { image: picture('Imagem'), caption: text('Legenda') }),
    columns: perDevice(number('Colunas', { min: 1, max: 8, fallback: 3 }), '--gallery-columns'),
    gap: perDevice(
      choice('Espaço', { none: 'Nenhum', sm: 'Pequeno', md: 'Médio', lg: 'Grande' }, 'md'),
      '--gallery-gap',
      (gap) => GAPS[gap],
    ),
    aspect: choice('Proporção', { '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem', '16-9': 'Larga' }, '1-1'),
    captions: choice('Legendas', { none: 'Não mostrar', below: 'Embaixo' }, 'none'),
    link_to: choice('Ao clicar', { file: 'Abrir a imagem grande', none: 'Nada' }, 'file'),
  },
})
