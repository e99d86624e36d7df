import { number, perDevice, text, textOfSigns, toggle, type Fields } from './fields.ts'
import { MOTION_FIELDS } from './motion/element-motion.ts'
import { MAX_CUSTOM_CSS } from './style/custom-css.ts'

/** Settings that every element has, whatever it is. */
export const ADVANCED_FIELDS = {
  _element_id: textOfSigns(text('ID do elemento', '', 64), {
    pattern: '^[\\w-]*$',
    says: 'Só letras sem acento, números, - e _, sem espaços.',
  }),
  _css_classes: textOfSigns(text('Classes CSS', '', 200), {
    pattern: '^[\\w -]*$',
    says: 'Só letras sem acento, números, - e _, com espaços entre as classes.',
  }),
  _width: perDevice(number('Largura (%)', { min: 0, max: 100, fallback: 0 }), '--width', (percent) =>
    percent > 0 ? `${percent}%` : '',
  ),
  hide_desktop: toggle('Ocultar no computador'),
  hide_tablet: toggle('Ocultar no tablet'),
  hide_mobile: toggle('Ocultar no celular'),
  ...MOTION_FIELDS,
  custom_css: { ...text('CSS próprio', '', MAX_CUSTOM_CSS), control: 'css' },
} satisfies Fields
