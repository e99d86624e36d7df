import type { DemoPicture } from '../../shapes.ts'
import { basketLid, fibrePlanter, goldenBasket } from '../basket.ts'
import { candle, pillar } from '../candle.ts'
import { foldedThrow } from '../cushion-blanket.ts'
import { hammock } from '../hammock.ts'
import { boxShadow, flatShadow, groundShadow, leafShadow, steam } from '../light.ts'
import { mug } from '../mug.ts'
import { palette } from '../palette.ts'
import { bowl, plate } from '../plate-bowl.ts'
import { branch, driedGrass, frond, pottedGreen } from '../plants.ts'
import { cakeSlice, coffeePot, cutlery, giftBox } from '../props.ts'
import { rail } from '../furniture.ts'
import { LANDSCAPE, sweep, tableTop, wallAndTable, wallAndWood } from '../scene.ts'
import { morning } from '../set-pieces.ts'
import { hanger, linenShirt } from '../shirt.ts'
import { card, colors } from '../shot.ts'
import { mat } from '../straw.ts'
import { at, ellipsePath, radial, rect } from '../svg.ts'
import { cylinderVase, dropVase, moringa } from '../vase.ts'
import { brushes, clayLump, glazeTile, shelf, wheelWithPot } from '../workshop.ts'
import { openBox, twine } from '../packing.ts'

const { terracotta, ochre, olive, green, clay, glaze, indigo, linen, blush, sand, straw } = palette
const coffee = '#4a2a1a'
const stand = (x: number, y: number, width: number, drawing: string, scale = 1) =>
  groundShadow(x, y, width) + at(x, y, drawing, { scale })

export const blogPictures: DemoPicture[] = [
  card(
    'blog-barro',
    'Vaso de barro úmido no torno do oleiro',
    () =>
      sweep(LANDSCAPE, '#c8a583', 0.8) +
      morning(LANDSCAPE, { x: 0.1 }) +
      at(520, 590, wheelWithPot(), { scale: 1.05 }) +
      stand(1030, 730, 260, clayLump(130)),
  ),
  card(
    'blog-mesa',
    'Mesa posta vista de cima, com pratos, jogo americano e ramos',
    () =>
      tableTop(LANDSCAPE, '#e9dcc6') +
      place(262, 400, olive) +
      place(836, 400, terracotta) +
      at(212, 470, branch(170, { color: green, leaves: 6 }), { turn: 35 }) +
      at(786, 470, branch(170, { color: green, leaves: 6 }), { turn: 35 }) +
      leafShadow(1130, 20, 420, { turn: 140, strength: 0.14 }),
  ),
  card(
    'blog-linho',
    'Camisas de linho no varal e tecidos dobrados',
    () =>
      wallAndTable(LANDSCAPE, { wall: '#dcd8c4', table: '#d8bf9c', horizon: 0.88 }) +
      morning(LANDSCAPE, { x: 0.3 }) +
      at(600, 70, rail(1300)) +
      at(330, 74, hanger(), { scale: 0.56 }) +
      at(330, 400, linenShirt(colors.cru), { scale: 0.68 }) +
      at(780, 74, hanger(), { scale: 0.56 }) +
      at(780, 400, linenShirt(colors.azul), { scale: 0.68 }) +
      boxShadow(1060, 742, 260) +
      at(1060, 740, foldedThrow(linen, { width: 300, layers: 3, accent: 'none' })),
  ),
  card(
    'blog-capim-dourado',
    'Feixe de capim dourado e cestos costurados',
    () =>
      sweep(LANDSCAPE, '#c9b27c', 0.74) +
      at(300, 640, driedGrass(560, { stems: 17, wide: 0.55 })) +
      stand(300, 690, 200, cylinderVase(terracotta, 0.2), 0.5) +
      stand(750, 680, 380, goldenBasket(), 0.9) +
      groundShadow(1010, 735, 300, 0.7) +
      at(1010, 725, basketLid(), { scale: 0.6 }),
  ),
  card(
    'blog-cafe',
    'Bule e canecas de café fumegante sobre mesa de madeira',
    () =>
      wallAndWood(LANDSCAPE, { wall: '#e2c9ab', horizon: 0.62 }) +
      morning(LANDSCAPE, { x: 0.34 }) +
      stand(380, 640, 270, coffeePot(green), 1.1) +
      stand(700, 670, 230, mug({ color: glaze, fill: coffee }), 0.78) +
      steam(700, 400, 170) +
      groundShadow(1000, 720, 300) +
      at(1000, 700, plate({ color: terracotta, radius: 170, tilt: 0.3, edge: sand })) +
      at(1000, 712, cakeSlice(), { scale: 0.85 }),
  ),
  card(
    'blog-presentes',
    'Caixas de presente com laços e ramos verdes',
    () =>
      sweep(LANDSCAPE, '#d9a08a', 0.72) +
      boxShadow(420, 680, 420) +
      at(420, 680, giftBox('#d2ab78', clay, { width: 420, height: 230 })) +
      at(400, 402, giftBox('#efe4d0', green, { width: 280, height: 150 })) +
      boxShadow(830, 690, 330) +
      at(830, 690, giftBox(indigo, ochre, { width: 330, height: 300 })) +
      at(990, 740, branch(260, { color: green, berries: clay, leaves: 7 }), { turn: 60 }),
  ),
  card(
    'blog-plantas',
    'Plantas em cachepôs de fibra e vasos de cerâmica',
    () =>
      wallAndTable(LANDSCAPE, { wall: '#e6cdb6', table: '#f0e6d6', horizon: 0.76 }) +
      morning(LANDSCAPE, { x: 0.3 }) +
      stand(260, 700, 260, fibrePlanter(), 0.68) +
      at(260, 440, pottedGreen(340)) +
      at(620, 420, branch(300, { color: olive })) +
      at(620, 430, branch(240, { color: green, bend: -0.4, seed: 9 })) +
      stand(620, 700, 210, cylinderVase(indigo), 0.8) +
      stand(950, 710, 280, bowl({ color: terracotta, fill: '#4a3526' }), 0.76) +
      at(950, 540, pottedGreen(240, { seed: 11, color: olive })),
  ),
  card(
    'blog-rede',
    'Rede listrada armada em uma varanda com plantas',
    () =>
      wallAndTable(LANDSCAPE, { wall: '#c9d0bd', table: '#c48f68', horizon: 0.86 }) +
      morning(LANDSCAPE, { x: 0.4 }) +
      at(620, 90, hammock('#efe4cd', terracotta, { reach: 560, sag: 420 })) +
      at(60, 830, pottedGreen(460)) +
      at(1150, 850, frond(420, { color: green, bend: -0.4 })),
  ),
  card(
    'blog-velas',
    'Velas acesas em luz baixa sobre uma bandeja',
    () =>
      wallAndTable(LANDSCAPE, { wall: '#6d5344', table: '#8a6a50', horizon: 0.66 }) +
      rect(
        0,
        0,
        1200,
        800,
        radial(
          [
            [0, '#ffcf7a', 0.34],
            [1, '#1a0f0a', 0.3],
          ],
          [0.5, 0.5],
          0.7,
        ),
      ) +
      groundShadow(600, 690, 820) +
      stand(420, 650, 150, pillar('#efe1c8', 330, 66)) +
      stand(580, 640, 140, pillar('#d9b08c', 240, 60)) +
      stand(800, 690, 230, candle({ cup: '#efe3d0', label: clay, sprig: sand }), 0.7) +
      stand(280, 710, 120, pillar('#c98a6a', 170, 58)),
  ),
  card(
    'blog-cores',
    'Amostras de esmalte e pincéis em uma paleta de tons de terra',
    () =>
      tableTop(LANDSCAPE, '#eee4d2') +
      [terracotta, ochre, olive, indigo, blush, green, clay, glaze, '#8fa3bd', sand]
        .map((color, i) =>
          at(150 + (i % 5) * 158, 310 + Math.floor(i / 5) * 184, glazeTile(color, 138), { turn: ((i * 5) % 7) - 3 }),
        )
        .join('') +
      at(1020, 740, brushes(4), { scale: 0.95 }) +
      leafShadow(1150, 20, 420, { turn: 140, strength: 0.13 }),
  ),
  card(
    'blog-oficina',
    'Bancada da oficina com ferramentas, potes crus e argila',
    () =>
      wallAndWood(LANDSCAPE, { wall: '#d3b595', horizon: 0.76 }) +
      morning(LANDSCAPE, { x: 0.05 }) +
      shelf(520, 300, 680) +
      at(640, 298, dropVase('#c79a7a'), { scale: 0.42 }) +
      at(800, 298, moringa('#b9805e'), { scale: 0.42 }) +
      at(960, 298, cylinderVase(glaze), { scale: 0.5 }) +
      at(1110, 298, bowl({ color: terracotta }), { scale: 0.36 }) +
      at(320, 520, brushes(7), { scale: 0.8 }) +
      stand(320, 690, 220, cylinderVase(glaze), 0.75) +
      stand(640, 710, 280, clayLump(130)) +
      stand(960, 700, 260, bowl({ color: '#c79a7a' }), 0.66),
  ),
  card(
    'blog-embalagem',
    'Caixa de papel kraft com palha, cerâmica e barbante',
    () =>
      sweep(LANDSCAPE, '#b7bd9d', 0.74) +
      boxShadow(500, 700, 640) +
      at(
        500,
        700,
        openBox(at(-130, -250, mug({ color: indigo }), { scale: 0.8 }) + at(130, -250, dropVase(terracotta), { scale: 0.62 })),
      ) +
      stand(990, 720, 160, twine(66)),
  ),
]

function place(x: number, y: number, napkin: string): string {
  return (
    flatShadow(ellipsePath(x, y, 232, 232), { lift: 8, softness: 10, strength: 0.36 }) +
    at(x, y, mat({ color: straw, radius: 234, rings: 15, accent: clay })) +
    flatShadow(ellipsePath(x, y, 176, 176), { lift: 14, softness: 14 }) +
    at(x, y, plate({ color: napkin, radius: 182, edge: sand })) +
    at(x, y, plate({ color: glaze, radius: 120 })) +
    at(x + 262, y + 10, cutlery(), { scale: 0.62 })
  )
}
