import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { styled, number, text, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'search-form',
  title: 'Formulário de busca',
  group: 'site',
  skins: ['classic', 'minimal', 'full_screen'],
  fields: {
    placeholder: text('Texto de exemplo', 'Buscar na loja', 80),
    label: text('Rótulo', 'Buscar', 80),
    /** Empty: only the magnifier stands in the button. */
    button_text: text('Texto do botão', '', 40),
    only_products: toggle('Buscar só produtos'),
    autocomplete: toggle('Sugerir enquanto se digita', true),
    /** The full-screen one is a magnifier until it is opened. */
    max_width: askedWhen(
      { _skin: ['classic', 'minimal'] },
      styled(number('Largura máxima (px)', { min: 0, max: 1200, fallback: 0 }), '--search-width', (px) =>
        px > 0 ? `${px}px` : '',
      ),
    ),
  },
})
