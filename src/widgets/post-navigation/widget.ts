import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, text, toggle } from '#builder/fields.ts'
import { postNavigationParts } from './style-parts.ts'

export default defineWidget({
  name: 'post-navigation',
  title: 'Texto anterior e próximo',
  group: 'content',
  style: postNavigationParts,
  fields: {
    show_label: toggle('Mostrar rótulos', true),
    ...allAskedWhen(
      { show_label: true },
      {
        prev_label: text('Rótulo do anterior', 'Texto anterior', 60),
        next_label: text('Rótulo do próximo', 'Próximo texto', 60),
      },
    ),
    show_title: toggle('Mostrar títulos', true),
    show_picture: toggle('Mostrar imagens'),
    show_arrow: toggle('Mostrar setas', true),
    arrow: askedWhen({ show_arrow: true }, choice('Seta', { arrow: 'Flecha', chevron: 'Ângulo' }, 'arrow')),
    show_borders: toggle('Mostrar linhas', true),
    in_same_term: toggle('Só da mesma categoria'),
  },
})
