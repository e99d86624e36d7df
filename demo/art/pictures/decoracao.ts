import type { DemoPicture } from '../../shapes.ts'
import { basketLid, fibrePlanter, goldenBasket } from '../basket.ts'
import { carvedBird } from '../bird.ts'
import { candle } from '../candle.ts'
import { strawPendant } from '../lamp.ts'
import { groundShadow, leafShadow } from '../light.ts'
import { palette } from '../palette.ts'
import { branch, driedGrass, pottedGreen } from '../plants.ts'
import { fruit } from '../props.ts'
import { PORTRAIT, sweep, wallAndTable, wallAndWood } from '../scene.ts'
import { drum, morning } from '../set-pieces.ts'
import { product } from '../shot.ts'
import { at, downward, rect } from '../svg.ts'
import { cylinderVase, dropVase } from '../vase.ts'
import { roundMirror, shellMobile } from '../wall-pieces.ts'
import { cerradoPrint } from '../cerrado-print.ts'

const { sand, paper, terracotta, ochre, olive, green, clay } = palette

const scents = [
  { slug: 'capim-limao', name: 'capim-limão', label: olive, wall: '#e8dcc0', sprig: '#e9e2b4' },
  { slug: 'figo', name: 'figo', label: '#6d3f4c', wall: '#e3c0b1', sprig: '#f0d3cf' },
  { slug: 'madeira', name: 'madeira', label: '#7a4a2c', wall: '#cdb18c', sprig: '#efd9b4' },
] as const

export const decorPictures: DemoPicture[] = [
  product(
    'cesto-de-capim-dourado',
    'Cesto de capim dourado do Jalapão, costurado em espiral',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e2cdb4', table: paper, horizon: 0.66 }) +
      morning(PORTRAIT, { x: 0.2 }) +
      groundShadow(600, 1190, 640) +
      at(600, 1190, goldenBasket(), { scale: 1.75 }),
  ),
  product(
    'cesto-de-capim-dourado-2',
    'Cesto de capim dourado com tampa apoiada ao lado e ramos secos',
    () =>
      sweep(PORTRAIT, '#6b7a5c', 0.62) +
      groundShadow(560, 1060, 620) +
      at(560, 700, driedGrass(460, { stems: 13, wide: 0.5 })) +
      at(560, 1060, goldenBasket(), { scale: 1.45 }) +
      groundShadow(820, 1290, 520, 0.8) +
      at(820, 1270, basketLid()),
  ),
  product(
    'luminaria-de-palha',
    'Luminária pendente de palha acesa',
    () => sweep(PORTRAIT, '#d8b995', 0.8) + at(600, 860, strawPendant({ cord: 900 }), { scale: 1.5 }),
  ),
  product(
    'luminaria-de-palha-2',
    'Luminária de palha sobre uma mesa com vaso e frutas ao anoitecer',
    () =>
      wallAndWood(PORTRAIT, { wall: '#8f7f68', table: '#8a5a36', horizon: 0.76 }) +
      rect(
        0,
        0,
        1200,
        1500,
        downward([
          [0, '#1c1a20', 0.35],
          [0.5, '#1c1a20', 0.05],
          [1, '#1c1a20', 0.2],
        ]),
      ) +
      groundShadow(420, 1280, 240) +
      at(420, 980, branch(300, { color: olive })) +
      at(420, 990, branch(240, { color: green, bend: -0.3, seed: 7 })) +
      at(420, 1280, dropVase(terracotta), { scale: 0.66 }) +
      groundShadow(800, 1310, 220) +
      at(740, 1310, fruit(ochre, 70)) +
      at(860, 1316, fruit(clay, 66)) +
      at(600, 560, strawPendant({ cord: 600 }), { scale: 1.1 }),
  ),
  ...scents.map(({ slug, name, label, wall, sprig }) =>
    product(
      `vela-de-cera-de-coco-${slug}`,
      `Vela de cera de coco com aroma de ${name}, acesa`,
      () =>
        wallAndTable(PORTRAIT, { wall, table: '#f1e8d8', horizon: 0.62 }) +
        leafShadow(1080, 60, 640, { turn: 150, strength: 0.12 }) +
        groundShadow(600, 1190, 600) +
        at(600, 1190, candle({ cup: slug === 'madeira' ? '#e9dcc6' : '#f4ecdf', label, sprig }), { scale: 1.85 }),
    ),
  ),
  product(
    'espelho-redondo',
    'Espelho redondo com moldura de madeira e alça de couro',
    () =>
      wallAndTable(PORTRAIT, { wall: '#c3c4a8', table: '#e9dcc6', horizon: 0.88 }) +
      morning(PORTRAIT, { x: 0.06, strength: 0.4, palm: false }) +
      at(600, 760, roundMirror(400)) +
      at(180, 1330, cylinderVase(terracotta, 0.2), { scale: 0.9 }) +
      at(180, 1010, branch(380, { color: green, bend: 0.3 })),
  ),
  product(
    'quadro-cerrado',
    'Quadro Cerrado: gravura de árvore, colinas e sol poente em moldura de madeira',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e8dbc6', table: '#c9a075', horizon: 0.9 }) +
      morning(PORTRAIT, { x: 0.1, strength: 0.45, palm: false }) +
      leafShadow(1130, 160, 620, { turn: 150, strength: 0.12 }) +
      at(600, 700, cerradoPrint(), { scale: 1.32 }),
  ),
  product(
    'escultura-passaro',
    'Escultura de pássaro entalhada em madeira, com asa ocre',
    () =>
      sweep(PORTRAIT, '#c2c7ae') +
      drum(600, 1230, 340, 400, sand) +
      groundShadow(600, 1235, 360) +
      at(590, 1240, carvedBird(), { scale: 1.5 }),
  ),
  product(
    'cachepo-de-fibra',
    'Cachepô de fibra trançada com planta de folhas longas',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e6c9b4', table: '#efe4d2', horizon: 0.74 }) +
      morning(PORTRAIT, { x: 0.26 }) +
      groundShadow(600, 1300, 520) +
      at(600, 1300, fibrePlanter(), { scale: 1.35 }) +
      at(600, 790, pottedGreen(640)),
  ),
  product(
    'movel-mobile-de-conchas',
    'Móbile de conchas pendurado em galho de madeira',
    () =>
      sweep(PORTRAIT, '#a9bab4', 0.9) +
      leafShadow(1100, 100, 700, { turn: 145, strength: 0.14 }) +
      at(630, 452, `<g opacity="0.13">${shellMobile()}</g>`, { scale: 1.28 }) +
      at(600, 420, shellMobile(), { scale: 1.28 }),
  ),
]
