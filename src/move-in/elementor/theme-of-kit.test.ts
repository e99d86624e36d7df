import { expect, test } from 'vitest'
import { kitOf } from './kit.ts'
import { themeOfKit } from './theme-of-kit.ts'

const KIT = {
  system_colors: [
    { _id: 'primary', title: 'Primary', color: '#7A1F3D' },
    { _id: 'text', title: 'Text', color: '#222' },
  ],
  custom_colors: [{ _id: 'ab12cd3', title: 'Creme', color: '#FFF4E0' }],
  system_typography: [
    {
      _id: 'primary',
      typography_typography: 'custom',
      typography_font_family: 'Playfair Display',
      typography_font_weight: '700',
    },
    { _id: 'text', typography_font_family: 'Roboto' },
  ],
  button_border_radius: { unit: 'px', top: '40', right: '40', bottom: '40', left: '40' },
  container_width: { unit: 'px', size: 1320 },
}

test('the colours and fonts of a kit have the ids that documents refer to', () => {
  const kit = kitOf(KIT)
  expect(kit.colours).toEqual({ primary: '#7A1F3D', text: '#222', ab12cd3: '#FFF4E0' })
  expect(kit.typography.primary).toEqual({ font_family: 'Playfair Display', font_weight: '700' })
})

test('a kit becomes a theme, and what has no place in it is told', () => {
  const { colours, choices, fonts, notes } = themeOfKit(KIT)
  expect(colours).toEqual({ brand: '#7a1f3d', ink: '#222222' })
  expect(choices).toEqual({ buttons: 'pill' })
  expect(fonts).toEqual({ display: 'playfair-display' })
  expect(notes).toEqual([
    'A largura do conteúdo era de 1320 px; aqui vale a da loja.',
    'A fonte «Roboto» não vem com a loja: envie os arquivos dela em Fontes.',
  ])
})

test('titles whose font is one of the kit’s own styles have it', () => {
  const custom = [{ _id: 'h1', typography_font_family: 'Lora' }]
  const kit = { custom_typography: custom, __globals__: { h1_typography_typography: 'globals/typography?id=h1' } }
  expect(themeOfKit(kit).fonts).toEqual({ display: 'lora' })
})

test('a colour that nobody could read as text is made darker, and told; a kit that says nothing changes nothing', () => {
  const { colours, notes } = themeOfKit({ system_colors: [{ _id: 'primary', color: '#ffee00' }] })
  expect(colours.brand).not.toBe('#ffee00')
  expect(notes[0]).toContain('A cor principal #ffee00 ficou')
  expect(themeOfKit({ system_colors: 'x', custom_colors: [null] })).toEqual({ colours: {}, choices: {}, fonts: {}, notes: [] })
})
