import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Confeitaria',
  about: 'Doces e bolos artesanais: rosa, chocolate e cantos macios.',
  order: 2,
  colours: {
    brand: '#b02a5b',
    accent: '#6f5a1e',
    night: '#4a2431',
    ink: '#3d1f26',
    paper: '#fff6f4',
    surface: '#ffffff',
    sand: '#fde6e6',
    sale: '#9a3412',
    dark: '#1f1115',
  },
  choices: {
    scheme: 'light',
    corners: 'round',
    buttons: 'pill',
    button_fill: 'filled',
    button_case: 'normal',
    fields: 'filled',
    density: 'normal',
    type_scale: 'normal',
    cards: 'shadow',
    card_align: 'center',
  },
  fonts: 'atelie',
  cardRatio: 'square',
  header: 'two-rows',
  footer: 'columns',
})
