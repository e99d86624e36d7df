import type { DemoPicture } from '../../shapes.ts'
import { bed, loomRug } from '../bedding-rug.ts'
import { peg } from '../apron-bag.ts'
import { goldenBasket } from '../basket.ts'
import { foldedThrow, hangingThrow, laceCushion } from '../cushion-blanket.ts'
import { hammock } from '../hammock.ts'
import { boxShadow, groundShadow, leafShadow } from '../light.ts'
import { lighten, palette } from '../palette.ts'
import { branch, frond, pottedGreen } from '../plants.ts'
import { bench, rail } from '../furniture.ts'
import { plankTop, PORTRAIT, sweep, wallAndTable } from '../scene.ts'
import { morning, niche } from '../set-pieces.ts'
import { colors, inColors, product } from '../shot.ts'
import { at, oval } from '../svg.ts'
import { dishCloth, hangingTowel, towelPile } from '../towel.ts'
import { cylinderVase } from '../vase.ts'

const { paper, terracotta, ochre, olive, indigo, clay, linen } = palette

export const textilePictures: DemoPicture[] = [
  ...inColors(
    'manta-sertao',
    'Manta Sertão na cor {cor}, tecida em tear, pendurada em uma barra de madeira',
    ['cru', 'terracota', 'indigo'],
    (color, name) => {
      const wall = { cru: '#cfa184', terracota: '#eadfc9', indigo: '#e5d2b4' }[name]
      return (
        wallAndTable(PORTRAIT, { wall, table: '#e6d6bd', horizon: 0.9 }) +
        morning(PORTRAIT, { x: 0.04, strength: 0.45, palm: name !== 'terracota' }) +
        at(600, 230, rail(900)) +
        at(600, 226, hangingThrow(color, { width: 680, drop: 930, accent: name === 'cru' ? clay : paper }))
      )
    },
  ),
  product(
    'manta-sertao-2',
    'Mantas Sertão dobradas sobre um banco de madeira',
    () =>
      wallAndTable(PORTRAIT, { wall: '#c9cbb0', table: '#dcc7a6', horizon: 0.84 }) +
      morning(PORTRAIT, { x: 0.3 }) +
      boxShadow(600, 1420, 880, 0.6) +
      at(600, 1110, bench(960, 300)) +
      boxShadow(600, 1082, 680, 0.7) +
      at(600, 1080, foldedThrow(indigo, { width: 720, layers: 2, accent: paper })) +
      at(600, 932, foldedThrow(terracotta, { width: 690, layers: 2, accent: paper })) +
      at(600, 784, foldedThrow(linen, { width: 660, layers: 2 })) +
      at(560, 628, branch(300, { color: olive, leaves: 7 }), { turn: 68 }),
  ),
  ...inColors(
    'almofada-renda',
    'Almofada Renda na cor {cor}, com medalhão de renda feito à mão',
    ['cru', 'ocre', 'oliva'],
    (color, name) => {
      const wall = { cru: '#b9bd9d', ocre: '#e7d3c0', oliva: '#e3cdb0' }[name]
      return (
        wallAndTable(PORTRAIT, { wall, table: '#efe4d2', horizon: 0.76 }) +
        leafShadow(1120, 40, 700, { turn: 145, strength: 0.13 }) +
        boxShadow(600, 1232, 700) +
        at(600, 860, laceCushion(color, 760), { turn: name === 'ocre' ? -3 : 2 })
      )
    },
  ),
  ...inColors(
    'toalha-de-banho-algodao',
    'Toalhas de banho de algodão na cor {cor}, dobradas em pilha',
    ['branco', 'terracota', 'oliva', 'indigo'],
    (color, name) => {
      const wall = { branco: '#d99f84', terracota: '#ece1cd', oliva: '#ead0bf', indigo: '#dfd2b6' }[name]
      return (
        wallAndTable(PORTRAIT, { wall, table: '#f3ebdd', horizon: 0.66 }) +
        morning(PORTRAIT, { x: 0.26, palm: false }) +
        boxShadow(600, 1212, 820) +
        at(600, 1210, towelPile([color, lighten(color, 0.1), color], 820), { scale: 1.12 }) +
        at(500, 795, branch(340, { color: olive, leaves: 8, seed: 11 }), { turn: 66 })
      )
    },
  ),
  product(
    'toalha-de-banho-algodao-2',
    'Toalhas de algodão penduradas em ganchos ao lado de um cesto',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e9ddc8', table: '#d9c3a2', horizon: 0.86 }) +
      morning(PORTRAIT, { x: 0.2 }) +
      at(600, 190, rail(1000)) +
      at(380, 196, hangingTowel(colors.terracota, { width: 420, drop: 830 })) +
      at(380, 196, peg()) +
      at(800, 196, hangingTowel(colors.branco, { width: 440, drop: 760 })) +
      at(800, 196, peg()) +
      groundShadow(860, 1400, 420) +
      at(860, 1400, goldenBasket('#c99a55'), { scale: 0.95 }),
  ),
  product(
    'rede-de-descanso',
    'Rede de descanso listrada com varanda de crochê',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e7d9bf', table: '#cfa27a', horizon: 0.82 }) +
      morning(PORTRAIT, { x: 0.3 }) +
      oval(640, 1310, 420, 40, '#2e1a10', { opacity: 0.16 }) +
      at(600, 330, hammock('#efe4cd', clay, { reach: 600, sag: 640 })) +
      groundShadow(170, 1330, 210) +
      at(170, 1330, cylinderVase(terracotta, 0.2), { scale: 0.8 }) +
      at(170, 1050, pottedGreen(420)),
  ),
  product(
    'rede-de-descanso-2',
    'Rede armada na varanda entre plantas, à luz da tarde',
    () =>
      sweep(PORTRAIT, '#dca98a', 0.86) +
      niche(600, 1300, 920, 1180, '#9fae93') +
      leafShadow(900, 200, 700, { turn: 130, strength: 0.16 }) +
      at(600, 400, hammock(linen, indigo, { reach: 640, sag: 640 })) +
      at(30, 1560, pottedGreen(560, { seed: 3 })) +
      at(1180, 1570, pottedGreen(600, { seed: 7 })) +
      at(60, 1520, frond(620, { color: olive, bend: 0.3 })),
  ),
  ...inColors(
    'jogo-de-cama-percal',
    'Jogo de cama de percal na cor {cor} em uma cama com cabeceira de palha',
    ['branco', 'areia', 'oliva'],
    (color, name) => {
      const [wall, blanket] = (
        { branco: ['#cdb89a', '#b98a6a'], areia: ['#e9dfcf', olive], oliva: ['#ead7c4', terracotta] } as const
      )[name]
      return (
        wallAndTable(PORTRAIT, { wall, table: '#c9a67c', horizon: 0.9 }) +
        morning(PORTRAIT, { x: 0.3, strength: 0.55, palm: false }) +
        at(600, 1460, bed(color, blanket), { scale: 1.02 })
      )
    },
  ),
  product(
    'pano-de-prato-trio',
    'Trio de panos de prato: listras, folhas e xadrez',
    () =>
      wallAndTable(PORTRAIT, { wall: '#d8b89c', table: '#efe4d2', horizon: 0.9 }) +
      morning(PORTRAIT, { x: 0.2 }) +
      at(600, 300, rail(1060)) +
      at(270, 296, dishCloth(paper, clay, 'stripes', { width: 290, drop: 760 })) +
      at(600, 296, dishCloth(paper, olive, 'leaves', { width: 290, drop: 810 })) +
      at(930, 296, dishCloth(paper, indigo, 'checks', { width: 290, drop: 740 })),
  ),
  product(
    'tapete-de-tear',
    'Tapete de tear com losangos em tons de terra, visto de cima',
    () =>
      plankTop(PORTRAIT, '#b78a5f', 6) +
      at(590, 750, loomRug('#eadfca', [clay, indigo, ochre]), { scale: 1.02, turn: -3 }) +
      leafShadow(1120, 60, 640, { turn: 145, strength: 0.22 }),
  ),
]
