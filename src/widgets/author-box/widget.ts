import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, lines, link, picture, text, toggle } from '#builder/fields.ts'
import { authorBoxParts } from './style-parts.ts'

export default defineWidget({
  name: 'author-box',
  title: 'Quem escreveu',
  group: 'content',
  style: authorBoxParts,
  fields: {
    source: choice('Pessoa', { current: 'Quem escreveu o texto aberto', custom: 'Outra pessoa' }, 'current'),
    ...allAskedWhen(
      { source: ['custom'] },
      {
        author_avatar: picture('Retrato'),
        author_name: text('Nome', '', 250),
        author_role: text('O que faz', '', 120),
        author_bio: lines('Apresentação'),
        author_website: link('Site'),
      },
    ),
    show_avatar: toggle('Mostrar retrato', true),
    show_name: toggle('Mostrar nome', true),
    author_name_tag: askedWhen(
      { show_name: true },
      choice('Etiqueta do nome', { h2: 'H2', h3: 'H3', h4: 'H4', div: 'Nenhuma' }, 'h2'),
    ),
    show_biography: toggle('Mostrar apresentação', true),
    link_to: askedWhen(
      { show_name: true },
      choice('O nome leva', { '': 'A lugar nenhum', website: 'Ao site', posts_archive: 'Aos textos da pessoa' }, 'posts_archive'),
    ),
    show_link: toggle('Mostrar botão dos textos', true),
    link_text: askedWhen({ show_link: true }, text('Texto do botão', 'Todos os textos', 60)),
    layout: choice('Disposição', { left: 'Retrato à esquerda', above: 'Retrato em cima', right: 'Retrato à direita' }, 'left'),
  },
})
