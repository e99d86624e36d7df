import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, perDevice, text, toggle } from '#builder/fields.ts'
import { colour, part, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'nav-menu',
  title: 'Menu de navegação',
  group: 'site',
  style: [
    textPart('Itens', '.elementor-item', {
      color: 'color_menu_item',
      typography: 'menu_typography',
      hoverColor: 'color_menu_item_hover',
    }),
    part('Itens', '.elementor-item[aria-current]', colour('color_menu_item_active', 'Cor do atual')),
    part('Submenu', '.sub-menu', colour('background_color_dropdown_item', 'Cor de fundo', 'background-color')),
    textPart('Submenu', '.sub-menu a', {
      color: 'color_dropdown_item',
      typography: 'dropdown_typography',
      hoverColor: 'color_dropdown_item_hover',
    }),
  ],
  fields: {
    menu: text('Menu (slug)', 'principal', 80),
    /** Tells this menu from the others of the page to those who hear it. */
    menu_name: text('Nome do menu', 'Principal', 80),
    layout: choice('Disposição', { horizontal: 'Horizontal', vertical: 'Vertical' }, 'horizontal'),
    align_items: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim', 'space-between': 'Espaço entre' }, 'start'),
      '--nav-align',
    ),
    pointer: choice(
      'Sinal sob o mouse e na página aberta',
      { underline: 'Linha embaixo', overline: 'Linha em cima', background: 'Fundo', none: 'Nenhum' },
      'underline',
    ),
    ...allAskedWhen(
      { layout: ['horizontal'] },
      {
        /** Entries of the second and third level side by side, in one panel as wide as the bar. */
        mega: toggle('Painel largo quando há três níveis', true),
        /** 0: as wide as the window allows. */
        menu_space_between: perDevice(number('Espaço entre itens (px)', { min: 0, max: 100, fallback: 0 }), '--nav-space', (px) =>
          px > 0 ? `${px}px` : '',
        ),
        submenu_trigger: choice('Abrir submenus', { hover: 'Ao passar o mouse', click: 'Ao clicar' }, 'hover'),
        dropdown: choice('Recolher em', { tablet: 'Tablet e celular', mobile: 'Celular', none: 'Nunca' }, 'tablet'),
      },
    ),
    toggle_text: askedWhen({ layout: ['horizontal'], dropdown: ['tablet', 'mobile'] }, text('Texto do botão', 'Menu', 40)),
  },
})
