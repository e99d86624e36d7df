import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Cosméticos',
  about: 'Beleza e bem-estar: sálvia, nude e botões de contorno.',
  order: 4,
  colours: {
    brand: '#3f6353',
    accent: '#8a4b52',
    night: '#26362f',
    ink: '#26302b',
    paper: '#f7f5f0',
    surface: '#fffdf9',
    sand: '#e9ebe0',
    sale: '#8f3c3c',
    dark: '#131815',
  },
  choices: {
    scheme: 'light',
    corners: 'round',
    buttons: 'pill',
    button_fill: 'outline',
    button_case: 'normal',
    fields: 'line',
    density: 'airy',
    type_scale: 'normal',
    cards: 'plain',
    card_align: 'center',
  },
  fonts: 'editorial',
  cardRatio: 'portrait',
  header: 'centred',
  footer: 'columns',
})
