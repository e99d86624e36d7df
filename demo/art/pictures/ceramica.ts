import type { DemoPicture } from '../../shapes.ts'
import { groundShadow, flatShadow, leafShadow, steam } from '../light.ts'
import { mug } from '../mug.ts'
import { lighten, palette } from '../palette.ts'
import { bowl, plate, platter } from '../plate-bowl.ts'
import { branch, driedGrass } from '../plants.ts'
import { cakeSlice, coffeePot, cutlery, fruit } from '../props.ts'
import { plankTop, PORTRAIT, sweep, tableTop, wallAndTable, wallAndWood } from '../scene.ts'
import { drum, morning, niche, plinth, runner } from '../set-pieces.ts'
import { steps } from '../seeded.ts'
import { inColors, product } from '../shot.ts'
import { at, ellipsePath, line } from '../svg.ts'
import { dropVase, jequitinhonhaVase, moringa, waterCup } from '../vase.ts'
import { loaf } from '../basket.ts'

const { sand, paper, blush, terracotta, ochre, olive, green, clay, glaze, indigo } = palette
const coffee = '#4a2a1a'

export const ceramicPictures: DemoPicture[] = [
  ...inColors(
    'caneca-serra',
    'Caneca Serra de cerâmica na cor {cor}, com base de barro aparente',
    ['branco', 'terracota', 'oliva', 'indigo'],
    (color, name) => {
      const foot = name === 'terracota' ? '#d8b48f' : terracotta
      const backdrop = {
        branco: () => wallAndTable(PORTRAIT, { wall: '#dfc9ae', table: paper }) + morning(PORTRAIT),
        terracota: () => sweep(PORTRAIT, blush),
        oliva: () =>
          wallAndTable(PORTRAIT, { wall: '#e6d9bd', table: '#efe6d6' }) +
          leafShadow(1050, 120, 620, { turn: 160, strength: 0.12 }),
        indigo: () => sweep(PORTRAIT, '#dcc8a8', 0.7),
      }[name]()
      return (
        backdrop +
        groundShadow(560, 1190, 540) +
        at(560, 1190, mug({ color, foot, ...(name === 'branco' ? { fill: coffee } : {}) }), { scale: 2.15 }) +
        (name === 'branco' ? steam(560, 440, 300) : '')
      )
    },
  ),
  product(
    'caneca-serra-2',
    'Duas canecas Serra com café fumegante e uma fatia de bolo sobre mesa de madeira',
    () =>
      wallAndWood(PORTRAIT, { wall: '#d9c3a3', horizon: 0.52 }) +
      morning(PORTRAIT, { x: 0.36 }) +
      groundShadow(820, 960, 330) +
      at(800, 960, mug({ color: olive, fill: coffee }), { scale: 1.3 }) +
      steam(800, 500, 220) +
      groundShadow(420, 1210, 430) +
      at(400, 1210, mug({ color: glaze, fill: coffee, handle: 'left' }), { scale: 1.7 }) +
      steam(400, 610, 280) +
      groundShadow(890, 1330, 430) +
      at(890, 1310, plate({ color: terracotta, radius: 260, tilt: 0.34, edge: sand })) +
      at(890, 1330, cakeSlice(), { scale: 1.15 }),
  ),
  ...inColors(
    'prato-raso-ipe',
    'Prato raso Ipê na cor {cor}, visto de cima, com talheres dourados',
    ['branco', 'terracota', 'oliva'],
    (color, name) => {
      const ground = { branco: olive, terracota: '#e6d8c0', oliva: blush }[name]
      return (
        tableTop(PORTRAIT, ground) +
        leafShadow(1100, 60, 760, { turn: 140, strength: 0.13 }) +
        flatShadow(ellipsePath(460, 760, 420, 420), { lift: 26, softness: 24 }) +
        at(460, 760, plate({ color, radius: 425, edge: name === 'terracota' ? sand : clay })) +
        at(965, 790, cutlery(), { scale: 1.3 }) +
        (name === 'branco' ? at(370, 960, branch(400, { color: green, leaves: 7 }), { turn: 28 }) : '')
      )
    },
  ),
  product(
    'prato-raso-ipe-2',
    'Pilha de pratos Ipê nas três cores, com um ramo verde ao lado',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e3cdb2', table: paper, horizon: 0.58 }) +
      morning(PORTRAIT, { x: 0.2 }) +
      groundShadow(600, 1160, 860) +
      steps(6)
        .map((i) =>
          at(
            600 + (i % 2 ? 6 : -5),
            1110 - i * 52,
            plate({
              color: [olive, glaze, terracotta][i % 3] ?? glaze,
              radius: 420,
              tilt: 0.27,
              edge: i % 3 === 2 ? sand : clay,
            }),
          ),
        )
        .join('') +
      at(480, 850, branch(420, { color: green, leaves: 8, seed: 4, bend: 0.25 }), { turn: 62 }),
  ),
  ...inColors(
    'bowl-cuia',
    'Bowl Cuia de cerâmica na cor {cor}, com frisos entalhados',
    ['branco', 'ocre', 'oliva'],
    (color, name) => {
      const backdrop = {
        branco: () => sweep(PORTRAIT, '#cf8a6c'),
        ocre: () => wallAndTable(PORTRAIT, { wall: '#d9c7a8', table: paper, horizon: 0.6 }) + morning(PORTRAIT, { palm: false }),
        oliva: () => sweep(PORTRAIT, '#e9d2bf'),
      }[name]()
      return backdrop + groundShadow(600, 1120, 640) + at(600, 1120, bowl({ color, inside: lighten(color, 0.15) }), { scale: 2 })
    },
  ),
  product(
    'bowl-cuia-2',
    'Bowl Cuia servido com sopa de abóbora e ervas frescas',
    () =>
      plankTop(PORTRAIT, '#b98a5c') +
      flatShadow(ellipsePath(480, 780, 400, 400), { lift: 40, softness: 30, strength: 0.45 }) +
      at(480, 760, plate({ color: palette.olive, radius: 420 })) +
      soupFromAbove() +
      at(975, 790, cutlery(), { scale: 1.15 }) +
      leafShadow(120, 40, 620, { turn: 30, strength: 0.18 }),
  ),
  product(
    'vaso-jequitinhonha',
    'Vaso Jequitinhonha de barro pintado à mão com flores brancas e capim seco',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e6cdb0', table: paper, horizon: 0.8 }) +
      niche(600, 1200, 860, 1080, '#dcb995') +
      groundShadow(600, 1300, 480) +
      at(600, 520, driedGrass(350, { stems: 11, wide: 0.42 })) +
      at(600, 1300, jequitinhonhaVase(), { scale: 1.28 }),
  ),
  product(
    'vaso-jequitinhonha-2',
    'Detalhe da pintura em engobe branco do vaso Jequitinhonha',
    () => sweep(PORTRAIT, ochre) + groundShadow(640, 1650, 1200) + at(640, 1660, jequitinhonhaVase(), { scale: 2.75 }),
  ),
  ...inColors('vaso-gota', 'Vaso Gota na cor {cor} com um ramo verde', ['terracota', 'branco', 'indigo'], (color, name) => {
    const base = {
      terracota: () => sweep(PORTRAIT, '#d9cdb4') + drum(600, 1220, 330, 400, sand),
      branco: () => wallAndTable(PORTRAIT, { wall: '#b9b18f', table: '#ece2cf', horizon: 0.72 }) + morning(PORTRAIT, { x: 0.15 }),
      indigo: () => sweep(PORTRAIT, blush) + plinth(600, 1260, 640, 400, '#ecd9c8'),
    }[name]()
    const greens =
      at(600, 560, branch(430, { color: olive, seed: 5, bend: 0.3, ...(name === 'branco' ? { berries: clay } : {}) })) +
      at(600, 560, branch(330, { color: green, seed: 8, bend: -0.35 }))
    return base + groundShadow(600, 1225, 400) + greens + at(600, 1225, dropVase(color), { scale: 1.35 })
  }),
  product(
    'moringa-de-barro',
    'Moringa de barro com copo que serve de tampa',
    () =>
      wallAndTable(PORTRAIT, { wall: '#d8d2b4', table: '#f0e7d6', horizon: 0.66 }) +
      morning(PORTRAIT, { x: 0.28, palm: false }) +
      groundShadow(590, 1230, 560) +
      at(590, 1230, moringa(), { scale: 1.85 }),
  ),
  product(
    'moringa-de-barro-2',
    'Moringa aberta ao lado do copo cheio de água fresca e limões',
    () =>
      wallAndWood(PORTRAIT, { wall: '#c7d0c0', horizon: 0.6 }) +
      morning(PORTRAIT, { x: 0.3, strength: 0.65 }) +
      groundShadow(480, 1160, 460) +
      at(480, 1160, moringa(), { scale: 1.45 }) +
      groundShadow(860, 1250, 250) +
      at(860, 1250, waterCup(terracotta), { scale: 1.9 }) +
      groundShadow(640, 1350, 150) +
      at(640, 1350, fruit('#a9b04a', 66)) +
      groundShadow(500, 1390, 140) +
      at(500, 1390, fruit('#b9b850', 60, false)),
  ),
  product(
    'travessa-oval',
    'Travessa oval índigo com frutas maduras',
    () =>
      tableTop(PORTRAIT, '#e8dac2') +
      leafShadow(1120, 80, 700, { turn: 150, strength: 0.14 }) +
      flatShadow(ellipsePath(600, 800, 500, 330), { lift: 34, softness: 26 }) +
      at(600, 780, platter(indigo, 510, 0.66)) +
      [
        [430, 840, clay],
        [560, 780, ochre],
        [700, 850, terracotta],
        [830, 770, '#c9903a'],
        [600, 900, '#a94a3a'],
      ]
        .map(([x, y, tone]) => groundShadow(Number(x), Number(y), 190, 0.8) + at(Number(x), Number(y), fruit(String(tone), 86)))
        .join('') +
      at(250, 1250, branch(420, { color: green, leaves: 8 }), { turn: 70 }),
  ),
  product(
    'conjunto-cafe-da-tarde',
    'Conjunto Café da Tarde: bule, duas canecas e prato com bolo',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e2b9a2', table: '#f3eadb', horizon: 0.55 }) +
      morning(PORTRAIT, { x: 0.42 }) +
      runner(PORTRAIT, 1010, '#e0cdae', 320) +
      groundShadow(480, 1030, 430) +
      at(480, 1030, coffeePot(indigo), { scale: 1.65 }) +
      groundShadow(900, 1080, 300) +
      at(880, 1080, mug({ color: glaze, fill: coffee }), { scale: 1.05 }) +
      steam(880, 700, 190) +
      groundShadow(400, 1290, 320) +
      at(390, 1290, mug({ color: terracotta, fill: coffee, foot: '#d8b48f', handle: 'left' }), { scale: 1.15 }) +
      groundShadow(830, 1330, 420) +
      at(830, 1300, plate({ color: glaze, radius: 270, tilt: 0.34 })) +
      at(810, 1310, loaf(180)),
  ),
]

function soupFromAbove(): string {
  const soup = '#d88a35'
  const swirl = 'M-120 20C-90 -110 110 -120 130 10C140 110 -40 130 -50 40C-54 -10 40 -20 50 20'
  return at(
    480,
    760,
    plate({ color: glaze, radius: 330 }) +
      `<circle r="262" fill="#b56a22"/><circle r="256" cy="4" fill="${soup}"/>` +
      line(swirl, '#f7e8c8', 20, { opacity: 0.85 }) +
      [0, 1, 2, 3, 4]
        .map((i) => at(-90 + i * 46, 60 - ((i * 53) % 120), branch(70, { color: green, leaves: 3, size: 0.5 }), { turn: i * 70 }))
        .join(''),
  )
}
