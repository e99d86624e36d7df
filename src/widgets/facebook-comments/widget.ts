import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, link, number } from '#builder/fields.ts'
import { FACEBOOK_OUTSIDE } from '#ui/facebook/facebook-address.ts'

export default defineWidget({
  name: 'facebook-comments',
  title: 'Comentários do Facebook',
  group: 'content',
  fields: {
    comments_number: number('Comentários à vista', { min: 1, max: 100, fallback: 10 }),
    order_by: choice('Ordem', { social: 'Os mais relevantes', reverse_time: 'Os mais novos', time: 'Os mais antigos' }, 'social'),
    color_scheme: choice('Cores', { light: 'Claras', dark: 'Escuras' }, 'light'),
    url_type: choice('Página', { current_page: 'Esta página', custom: 'Outro endereço' }, 'current_page'),
    url: askedWhen({ url_type: ['custom'] }, link('Endereço')),
  },
  frontend: ['comments_number', 'order_by'],
  outside: () => FACEBOOK_OUTSIDE,
})
