import { shaded } from '../shaded.ts'
import type { DemoPicture } from '../../shapes.ts'
import { boxShadow, leafShadow } from '../light.ts'
import { notebook, openNotebook } from '../notebook-print.ts'
import { botanicalCard, deskCalendar, envelope, guideTablet } from '../paper-goods.ts'
import { palette } from '../palette.ts'
import { branch, palm } from '../plants.ts'
import { plankTop, PORTRAIT, tableTop, wallAndTable } from '../scene.ts'
import { morning } from '../set-pieces.ts'
import { inColors, product } from '../shot.ts'
import { at, line, path } from '../svg.ts'

const { paper, blush, terracotta, ochre, olive, green, clay, indigo } = palette

export const stationeryPictures: DemoPicture[] = [
  ...inColors(
    'caderno-costurado',
    'Caderno costurado à mão com capa na cor {cor}',
    ['terracota', 'indigo', 'oliva'],
    (color, name) => {
      const ground = { terracota: '#e6dac4', indigo: '#e4c3b2', oliva: '#e7d3b4' }[name]
      return (
        tableTop(PORTRAIT, ground) +
        leafShadow(1120, 60, 640, { turn: 145, strength: 0.13 }) +
        at(590, 740, notebook(color, name === 'terracota' ? indigo : ochre), { scale: 1.5, turn: -7 }) +
        at(1010, 1330, pencil(), { turn: 24 })
      )
    },
  ),
  product(
    'caderno-costurado-2',
    'Caderno costurado aberto com um ramo desenhado na página',
    () =>
      plankTop(PORTRAIT, '#b98f66') +
      at(600, 760, openNotebook(clay), { scale: 1.12, turn: -8 }) +
      at(860, 1210, pencil(), { turn: 58 }) +
      at(60, 1420, branch(420, { color: green, leaves: 9 }), { turn: 38 }) +
      leafShadow(1120, 40, 640, { turn: 140, strength: 0.2 }),
  ),
  product(
    'calendario-de-mesa',
    'Calendário de mesa ilustrado em base de madeira',
    () =>
      wallAndTable(PORTRAIT, { wall: '#b7bb9a', table: '#f0e6d5', horizon: 0.7 }) +
      morning(PORTRAIT, { x: 0.14 }) +
      boxShadow(600, 1290, 860) +
      at(600, 1240, deskCalendar(), { scale: 1.22 }),
  ),
  product(
    'kit-cartoes-botanicos',
    'Kit de cartões botânicos com envelopes de papel kraft',
    () =>
      tableTop(PORTRAIT, '#cf9478') +
      leafShadow(80, 60, 640, { turn: 40, strength: 0.13 }) +
      at(800, 1120, envelope(), { scale: 1.2, turn: 8 }) +
      at(350, 480, botanicalCard(paper, green, 'branch'), { scale: 1.25, turn: -9 }) +
      at(820, 470, botanicalCard('#ecd2c2', green, 'palm'), { scale: 1.25, turn: 6 }) +
      at(400, 1060, botanicalCard('#efe6d2', olive, 'berries'), { scale: 1.25, turn: 4 }),
  ),
  product(
    'guia-de-cuidados-pdf',
    'Guia de cuidados em PDF aberto na tela de um tablet',
    () =>
      tableTop(PORTRAIT, blush) +
      leafShadow(1130, 60, 700, { turn: 140, strength: 0.14 }) +
      at(610, 760, guideTablet(), { scale: 1.22, turn: -6 }) +
      at(120, 1500, palm(420, { color: green }), { turn: 30 }),
  ),
]

function pencil(): string {
  const wood = '#d9b07a'
  return (
    path('M-14 -260H14V170L0 214L-14 170Z', shaded(terracotta, [0.3, 0, -0.35])) +
    path('M-14 170H14L0 214Z', wood) +
    path('M-5 198H5L0 214Z', '#2a2320') +
    line('M-13 -250H13', '#efe3c8', 12)
  )
}
