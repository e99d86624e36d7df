import { number, perDevice, text, toggle, type Fields } from './fields.ts'
import { MOTION_FIELDS } from './motion/element-motion.ts'

/** Settings that every element has, whatever it is. */
export const ADVANCED_FIELDS = {
  _element_id: { ...text('ID do elemento', '', 64), read: (raw: unknown) => plainName(raw) },
  _css_classes: { ...text('Classes CSS', '', 200), read: (raw: unknown) => classNames(raw) },
  _width: perDevice(number('Largura (%)', { min: 0, max: 100, fallback: 0 }), '--width', (percent) =>
    percent > 0 ? `${percent}%` : '',
  ),
  hide_desktop: toggle('Ocultar no computador'),
  hide_tablet: toggle('Ocultar no tablet'),
  hide_mobile: toggle('Ocultar no celular'),
  ...MOTION_FIELDS,
} satisfies Fields

// Both end up in attributes of the page: letters, digits, _ and - only.
const plainName = (raw: unknown) => (typeof raw === 'string' && /^[\w-]{0,64}$/.test(raw) ? raw : undefined)
const classNames = (raw: unknown) => (typeof raw === 'string' && /^[\w -]{0,200}$/.test(raw) ? raw.trim() : undefined)
