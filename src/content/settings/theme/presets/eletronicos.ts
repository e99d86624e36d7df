import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Eletrônicos',
  about: 'Tecnologia: azul elétrico, fichas com borda e busca à vista.',
  order: 3,
  colours: {
    brand: '#1447e6',
    accent: '#0f6672',
    night: '#0b1530',
    ink: '#131a2b',
    paper: '#f6f8fc',
    surface: '#ffffff',
    sand: '#e8eefb',
    sale: '#b3261e',
    dark: '#0a0f1c',
  },
  choices: {
    scheme: 'auto',
    corners: 'soft',
    buttons: 'rounded',
    button_fill: 'filled',
    button_case: 'normal',
    fields: 'box',
    density: 'compact',
    type_scale: 'small',
    cards: 'border',
    card_align: 'start',
  },
  fonts: 'estudio',
  cardRatio: 'square',
  header: 'search',
  footer: 'dark',
})
