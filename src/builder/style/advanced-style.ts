import { onHover, part, type StylePart } from './control.ts'
import { background } from './background.ts'
import { border, boxShadow, changeTime, cssFilters, opacity, radius } from './box.ts'
import { mask } from './mask.ts'
import { elementWidth, flexChild, position, spacing } from './position.ts'
import { transform } from './transform.ts'

/** What every widget's own box may look like, by the names of the Advanced tab. */
export const WIDGET_BOX: StylePart[] = [
  part('Espaço e camadas', '&', spacing('_')),
  part('Tamanho e lugar', '&', elementWidth, flexChild, position('_position')),
  part(
    'Fundo',
    '&',
    background('_background'),
    changeTime('_background_hover_transition'),
    onHover(background('_background_hover')),
  ),
  part(
    'Borda e sombra',
    '&',
    border('_border'),
    radius('_border_radius'),
    boxShadow('_box_shadow'),
    changeTime('_border_hover_transition'),
    onHover(border('_border_hover'), radius('_border_radius_hover'), boxShadow('_box_shadow_hover')),
  ),
  part(
    'Transformação',
    '&',
    transform('_transform', 'normal'),
    changeTime('_transform_transition_hover', 'ms'),
    transform('_transform', 'hover'),
  ),
  part('Efeitos', '&', opacity('_opacity'), cssFilters('_css_filters')),
  part('Máscara', ':is(&.elementor-widget-image img,&:not(.elementor-widget-image))', mask),
]

/** The same of containers, whose own settings have no underscore. */
export const CONTAINER_BOX: StylePart[] = [
  part('Espaço e camadas', '&', spacing('')),
  part('Tamanho e lugar', '&', elementWidth, flexChild, position('position')),
  part(
    'Transformação',
    '&',
    transform('_transform', 'normal'),
    changeTime('_transform_transition_hover', 'ms'),
    transform('_transform', 'hover'),
  ),
  part('Efeitos', '&', opacity('_opacity')),
  part('Máscara', '&', mask),
]
