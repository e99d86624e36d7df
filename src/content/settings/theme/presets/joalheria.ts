import { definePreset } from '../preset.ts'

export default definePreset({
  name: 'Joalheria',
  about: 'Joias e relógios: fundo escuro, dourado e letras finas.',
  order: 8,
  colours: {
    brand: '#80620f',
    accent: '#6b4a2f',
    night: '#1d1a15',
    ink: '#241f18',
    paper: '#faf7f0',
    surface: '#ffffff',
    sand: '#f0eadc',
    sale: '#8c2f2a',
    dark: '#0f0d0a',
  },
  choices: {
    scheme: 'dark',
    corners: 'square',
    buttons: 'square',
    button_fill: 'outline',
    button_case: 'upper',
    fields: 'line',
    density: 'airy',
    type_scale: 'normal',
    cards: 'plain',
    card_align: 'center',
  },
  fonts: 'joalheria',
  cardRatio: 'portrait',
  header: 'two-rows',
  footer: 'simple',
})
