import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, link, toggle } from '#builder/fields.ts'
import { FACEBOOK_OUTSIDE } from '#ui/facebook/facebook-address.ts'

export default defineWidget({
  name: 'facebook-button',
  title: 'Botão do Facebook',
  group: 'content',
  fields: {
    type: choice('Botão', { like: 'Curtir', recommend: 'Recomendar' }, 'like'),
    layout: choice(
      'Aparência',
      { standard: 'Com frase', button: 'Só o botão', button_count: 'Com contagem ao lado', box_count: 'Com contagem em cima' },
      'standard',
    ),
    size: choice('Tamanho', { small: 'Pequeno', large: 'Grande' }, 'small'),
    color_scheme: choice('Cores', { light: 'Claras', dark: 'Escuras' }, 'light'),
    show_share: toggle('Mostrar «Compartilhar»'),
    show_faces: toggle('Mostrar rostos de amigos'),
    url_type: choice('Página', { current_page: 'Esta página', custom: 'Outro endereço' }, 'current_page'),
    url: askedWhen({ url_type: ['custom'] }, link('Endereço')),
  },
  frontend: ['type', 'layout'],
  outside: () => FACEBOOK_OUTSIDE,
})
