import { defineWidget } from '#builder/define-widget.ts'
import { number, text, toggle } from '#builder/fields.ts'
import { FACEBOOK_OUTSIDE } from '#ui/facebook/facebook-address.ts'
import { pageTabs } from './page-tabs.ts'

export default defineWidget({
  name: 'facebook-page',
  title: 'Página do Facebook',
  group: 'content',
  fields: {
    url: text('Endereço da página', '', 500),
    title: text('Nome da página', '', 120),
    tabs: pageTabs,
    small_header: toggle('Cabeçalho pequeno'),
    show_cover: toggle('Mostrar a capa', true),
    show_facepile: toggle('Mostrar rostos de amigos', true),
    show_cta: toggle('Mostrar o botão da página', true),
    height: number('Altura (px)', { min: 70, max: 1_000, fallback: 331 }),
  },
  frontend: ['tabs', 'height'],
  outside: () => FACEBOOK_OUTSIDE,
})
