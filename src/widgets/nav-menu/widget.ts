import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, icon, number, perDevice, text, toggle } from '#builder/fields.ts'
import { menuParts } from './style-parts.ts'

const FADES = { fade: 'Aparecer', grow: 'Crescer' }
const SHUTTERS = {
  'shutter-in-vertical': 'Persiana vertical para dentro',
  'shutter-out-vertical': 'Persiana vertical para fora',
  'shutter-in-horizontal': 'Persiana horizontal para dentro',
  'shutter-out-horizontal': 'Persiana horizontal para fora',
}
const animation = (options: Record<string, string>, fallback = 'fade') => {
  const all: Record<string, string> = { ...options, none: 'Nenhuma' }
  return choice('Animação do sinal', all, fallback)
}

export default defineWidget({
  name: 'nav-menu',
  title: 'Menu de navegação',
  group: 'site',
  style: menuParts,
  fields: {
    menu: text('Menu (slug)', 'principal', 80),
    /** Tells this menu from the others of the page to those who hear it. */
    menu_name: text('Nome do menu', 'Principal', 80),
    layout: choice('Disposição', { horizontal: 'Horizontal', vertical: 'Vertical', dropdown: 'Só o botão' }, 'horizontal'),
    align_items: perDevice(
      choice(
        'Alinhamento',
        { start: 'Início', center: 'Centro', end: 'Fim', 'space-between': 'Espaço entre', stretch: 'Esticado' },
        'start',
      ),
      '--nav-align',
    ),
    pointer: choice(
      'Sinal sob o mouse e na página aberta',
      {
        underline: 'Linha embaixo',
        overline: 'Linha em cima',
        'double-line': 'Linhas em cima e embaixo',
        framed: 'Moldura',
        background: 'Fundo',
        text: 'O próprio texto',
        none: 'Nenhum',
      },
      'underline',
    ),
    animation_line: askedWhen(
      { pointer: ['underline', 'overline', 'double-line'] },
      animation({ ...FADES, slide: 'Deslizar', 'drop-in': 'Cair para dentro', 'drop-out': 'Cair para fora' }),
    ),
    animation_framed: askedWhen(
      { pointer: ['framed'] },
      animation({ ...FADES, shrink: 'Encolher', draw: 'Desenhar', corners: 'Cantos' }),
    ),
    animation_background: askedWhen(
      { pointer: ['background'] },
      animation({
        ...FADES,
        shrink: 'Encolher',
        'sweep-left': 'Varrer para a esquerda',
        'sweep-right': 'Varrer para a direita',
        'sweep-up': 'Varrer para cima',
        'sweep-down': 'Varrer para baixo',
        ...SHUTTERS,
      }),
    ),
    animation_text: askedWhen(
      { pointer: ['text'] },
      animation(
        { grow: 'Crescer', shrink: 'Encolher', sink: 'Afundar', float: 'Flutuar', skew: 'Inclinar', rotate: 'Girar' },
        'grow',
      ),
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
        submenu_icon: icon('Ícone de quem tem submenu', 'chevron-down'),
        submenu_trigger: choice('Abrir submenus', { hover: 'Ao passar o mouse', click: 'Ao clicar' }, 'hover'),
        dropdown: choice('Recolher em', { tablet: 'Tablet e celular', mobile: 'Celular', none: 'Nunca' }, 'tablet'),
      },
    ),
    ...allAskedWhen(
      { layout: ['horizontal', 'dropdown'] },
      {
        toggle_text: text('Texto do botão', 'Menu', 40),
        toggle_icon_normal: icon('Ícone do botão', 'menu'),
        toggle_icon_active: icon('Ícone do botão aberto', 'close'),
        full_width: choice('Menu recolhido', { stretch: 'Na tela inteira', below: 'Abaixo do botão' }, 'stretch'),
        text_align: choice('Itens do menu recolhido', { aside: 'Início', center: 'Centro' }, 'aside'),
      },
    ),
  },
})
