import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, colorValue, number, styled, text, toggle } from '#builder/fields.ts'
import { searchParts } from './style-parts.ts'

export default defineWidget({
  name: 'search-form',
  title: 'Formulário de busca',
  group: 'site',
  skins: ['classic', 'minimal', 'full_screen'],
  style: searchParts,
  fields: {
    placeholder: text('Texto de exemplo', 'Buscar na loja', 80),
    label: text('Rótulo', 'Buscar', 80),
    /** Empty: only the magnifier stands in the button. */
    button_text: text('Texto do botão', '', 40),
    button_type: choice('Botão', { '': 'Ícone, e o texto se houver', icon: 'Ícone', text: 'Texto' }, ''),
    icon: askedWhen({ button_type: ['', 'icon'] }, choice('Ícone', { search: 'Lupa', arrow: 'Seta' }, 'search')),
    size: styled(number('Altura (px)', { min: 44, max: 100, fallback: 44 }), '--search-height', (px) =>
      px > 44 ? `${px}px` : '',
    ),
    border_radius: styled(number('Cantos (px)', { min: 0, max: 99, fallback: 99 }), '--search-radius', (px) =>
      px < 99 ? `${px}px` : '',
    ),
    input_background_color: styled(color('Fundo do campo'), '--search-ground', colorValue),
    input_text_color: styled(color('Cor do texto'), '--search-text', colorValue),
    button_background_color: styled(color('Fundo do botão'), '--search-button', colorValue),
    button_text_color: styled(color('Cor do botão'), '--search-button-text', colorValue),
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
