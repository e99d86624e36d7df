import { choice, number, perDevice } from '#builder/fields.ts'

/** 0: the product of the page that the widget stands on. */
export const productField = () => number('ID do produto', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 })

export const alignField = (property: `--${string}`) =>
  perDevice(choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'), property)
