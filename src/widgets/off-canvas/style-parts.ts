import { border, boxShadow, buttonPart, colour, part, radius, sides, type StylePart } from '#builder/style/parts.ts'

export const offCanvasParts: StylePart[] = [
  part(
    'Painel',
    '.e-off-canvas',
    border('panel_border'),
    radius('panel_border_radius'),
    boxShadow('panel_box_shadow'),
    sides('panel_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
  part('Painel', '.e-off-canvas::backdrop', colour('overlay_color', 'Cor sobre a página', 'background-color')),
  buttonPart('.e-off-canvas-trigger'),
]
