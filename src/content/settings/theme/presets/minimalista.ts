import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Minimalista',
  about: 'Moda e acessórios: branco, preto e muito ar.',
  order: 1,
  colours: {
    brand: '#111111',
    accent: '#5a5a52',
    night: '#111111',
    ink: '#161616',
    paper: '#ffffff',
    surface: '#ffffff',
    sand: '#f4f4f2',
    sale: '#a3231f',
    dark: '#0e0e0e',
  },
  choices: {
    scheme: 'light',
    corners: 'square',
    buttons: 'square',
    button_fill: 'filled',
    button_case: 'upper',
    fields: 'line',
    density: 'airy',
    type_scale: 'small',
    cards: 'plain',
    card_align: 'start',
  },
  fonts: 'contemporanea',
  cardRatio: 'portrait',
  header: 'centred',
  footer: 'simple',
})
