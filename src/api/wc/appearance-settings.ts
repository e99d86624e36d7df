import { APPEARANCE_SETTING } from '#content/settings/appearance.ts'
import { checkColour, type ColourName, FIRST_COLOURS, HEX } from '#content/settings/colours.ts'
import { inRow, type Setting } from './setting-kinds.ts'

const ofLook = inRow('appearance', APPEARANCE_SETTING)

const picture = (description: string): Partial<Setting> => ({
  description,
  type: 'image',
  // Nothing is kept as null: a row of JSON has no empty number.
  read: (value) => (value.trim() === '' || value === '0' ? null : /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined),
  write: (stored) => (typeof stored === 'number' ? String(stored) : ''),
  wrong: () => 'Escolha uma imagem da biblioteca.',
})

const colour = (name: ColourName, label: string, description: string) =>
  ofLook(`vitrine_color_${name}`, name, label, {
    description,
    type: 'color',
    fallback: FIRST_COLOURS[name],
    read: (value) => {
      const hex = value.trim().toLowerCase()
      return HEX.test(hex) && checkColour(name, hex).ok ? hex : undefined
    },
    write: (stored) => (typeof stored === 'string' && HEX.test(stored) ? stored : FIRST_COLOURS[name]),
    wrong: (value) => whyNot(name, value.trim().toLowerCase()),
  })

function whyNot(name: ColourName, hex: string): string {
  if (!HEX.test(hex)) return 'Escreva a cor como #9c4327.'
  const verdict = checkColour(name, hex)
  const nearest = verdict.ok ? hex : verdict.nearest
  return name === 'paper'
    ? `Com este fundo os textos ficam difíceis de ler. Um tom próximo que serve: ${nearest}.`
    : `Clara demais: textos com esta cor ficam difíceis de ler. Um tom próximo que serve: ${nearest}.`
}

/** How the shop looks; every combination can be read. */
export const APPEARANCE_SETTINGS: readonly Setting[] = [
  ofLook(
    'vitrine_logo_id',
    'logo_id',
    'Logo',
    picture('Fica no topo no lugar do nome. Fundo transparente, de preferência deitado.'),
  ),
  ofLook('vitrine_icon_id', 'icon_id', 'Ícone', picture('O desenho pequeno na aba do navegador. Quadrado.')),
  colour('brand', 'Cor da marca', 'Botões, links e preços.'),
  colour('accent', 'Cor de apoio', 'Detalhes e avisos de que deu certo.'),
  colour('night', 'Cor escura', 'Rodapé e faixas escuras.'),
  colour('ink', 'Cor do texto', 'Títulos e textos.'),
  colour('paper', 'Cor do fundo', 'O fundo de todas as páginas; só tons claros.'),
]
