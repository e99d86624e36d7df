import type { DemoPicture } from '../../shapes.ts'
import { fibrePlanter, goldenBasket, loaf, strawBag, strawHat } from '../basket.ts'
import { carvedBird } from '../bird.ts'
import { candle } from '../candle.ts'
import { hangingThrow, laceCushion } from '../cushion-blanket.ts'
import { cuttingBoard, mortar, woodenSpoon } from '../kitchen.ts'
import { glassBottle } from '../glass-jar.ts'
import { boxShadow, groundShadow, leafShadow } from '../light.ts'
import { mug } from '../mug.ts'
import { notebook } from '../notebook-print.ts'
import { botanicalCard, envelope } from '../paper-goods.ts'
import { palette } from '../palette.ts'
import { bowl, plate } from '../plate-bowl.ts'
import { branch, pottedGreen } from '../plants.ts'
import { bench, rail } from '../furniture.ts'
import { LANDSCAPE, tableTop, wallAndTable, wallAndWood } from '../scene.ts'
import { morning } from '../set-pieces.ts'
import { card, colors } from '../shot.ts'
import { hanger, kimono, linenShirt } from '../shirt.ts'
import { steps } from '../seeded.ts'
import { at } from '../svg.ts'
import { towelPile } from '../towel.ts'
import { cylinderVase, dropVase, jequitinhonhaVase, moringa } from '../vase.ts'
import { roundMirror } from '../wall-pieces.ts'

const { paper, terracotta, ochre, olive, green, clay, glaze, indigo, sand, wood, jatoba, straw } = palette

/** A thing with its shadow, foot at (x, y). */
const stand = (x: number, y: number, width: number, drawing: string, scale = 1) =>
  groundShadow(x, y, width) + at(x, y, drawing, { scale })

export const categoryPictures: DemoPicture[] = [
  card(
    'categoria-ceramica',
    'Vasos, canecas, pratos e bowls de cerâmica sobre uma mesa clara',
    () =>
      wallAndTable(LANDSCAPE, { wall: '#dfb79d', table: '#f3eadb', horizon: 0.68 }) +
      morning(LANDSCAPE, { x: 0.34 }) +
      stand(180, 610, 230, moringa(), 0.82) +
      at(420, 280, branch(190, { color: olive })) +
      stand(420, 620, 200, dropVase(glaze), 0.66) +
      stand(1010, 620, 270, jequitinhonhaVase(), 0.78) +
      groundShadow(730, 650, 420) +
      steps(4)
        .map((i) =>
          at(730, 630 - i * 25, plate({ color: [olive, glaze, terracotta, glaze][i] ?? glaze, radius: 200, tilt: 0.26 })),
        )
        .join('') +
      at(730, 552, bowl({ color: indigo }), { scale: 0.6 }) +
      stand(560, 730, 210, mug({ color: ochre }), 0.62),
  ),
  card(
    'categoria-cozinha-e-mesa',
    'Tábua de jatobá, pilão, colheres e garrafa de vidro sobre bancada',
    () =>
      wallAndWood(LANDSCAPE, { wall: '#d5d6bf', horizon: 0.72 }) +
      morning(LANDSCAPE, { x: 0.1 }) +
      at(840, 330, cuttingBoard(jatoba, { lift: 20 }), { scale: 0.62 }) +
      stand(600, 640, 200, glassBottle(), 0.66) +
      at(
        300,
        470,
        [-12, -3, 6, 14]
          .map((turn, i) =>
            at(turn * 2, 0, woodenSpoon([wood, jatoba, straw, wood][i] ?? wood, { length: 300, bowl: 38 }), { turn }),
          )
          .join(''),
      ) +
      stand(300, 650, 210, cylinderVase(glaze), 0.85) +
      stand(1030, 680, 230, mortar(), 0.72) +
      stand(800, 730, 230, loaf(140)),
  ),
  card(
    'categoria-texteis',
    'Mantas, almofadas e toalhas em tons de terra',
    () =>
      wallAndTable(LANDSCAPE, { wall: '#e7dcc6', table: '#d2ab82', horizon: 0.86 }) +
      morning(LANDSCAPE, { x: 0.4 }) +
      at(270, 70, rail(440)) +
      at(270, 66, hangingThrow(indigo, { width: 330, drop: 480, accent: paper })) +
      boxShadow(780, 745, 640, 0.6) +
      at(780, 620, bench(760, 110)) +
      boxShadow(600, 592, 320, 0.6) +
      at(600, 590, towelPile([terracotta, olive, glaze], 330), { scale: 0.95 }) +
      boxShadow(950, 592, 330, 0.7) +
      at(950, 412, laceCushion(ochre, 350), { turn: 4 }),
  ),
  card(
    'categoria-decoracao',
    'Espelho, cesto, vela e escultura de pássaro sobre aparador',
    () =>
      wallAndWood(LANDSCAPE, { wall: '#b9bd9f', horizon: 0.78 }) +
      morning(LANDSCAPE, { x: 0.3, strength: 0.4 }) +
      at(640, 300, roundMirror(170)) +
      stand(240, 690, 250, fibrePlanter(), 0.6) +
      at(240, 470, pottedGreen(330)) +
      stand(890, 690, 200, carvedBird(), 0.6) +
      stand(600, 700, 290, goldenBasket(), 0.62) +
      stand(1090, 720, 160, candle({ cup: '#f4ecdf', label: clay, sprig: sand }), 0.5),
  ),
  card(
    'categoria-vestir',
    'Arara com camisas de linho e quimono, bolsa e chapéu de palha',
    () =>
      wallAndTable(LANDSCAPE, { wall: '#e6c4b0', table: '#d9bd97', horizon: 0.88 }) +
      morning(LANDSCAPE, { x: 0.36 }) +
      at(600, 60, rail(1300)) +
      [
        [200, linenShirt(colors.cru)],
        [560, kimono(indigo, paper)],
        [900, linenShirt(colors.oliva)],
      ]
        .map(([x, drawing]) => at(Number(x), 64, hanger(), { scale: 0.5 }) + at(Number(x), 350, String(drawing), { scale: 0.6 }))
        .join('') +
      stand(1060, 735, 260, strawBag(), 0.56) +
      groundShadow(330, 725, 260) +
      at(330, 705, strawHat(), { scale: 0.5 }),
  ),
  card(
    'categoria-papelaria',
    'Cadernos costurados, cartões botânicos e envelopes vistos de cima',
    () =>
      tableTop(LANDSCAPE, '#e6d6bd') +
      leafShadow(1100, 40, 460, { turn: 140, strength: 0.14 }) +
      at(300, 400, notebook(terracotta, indigo), { scale: 0.82, turn: -8 }) +
      at(560, 450, notebook(indigo), { scale: 0.62, turn: 7 }) +
      at(950, 560, envelope(), { scale: 0.8, turn: -10 }) +
      at(840, 270, botanicalCard(paper, green, 'branch'), { scale: 0.78, turn: -6 }) +
      at(1070, 330, botanicalCard('#ecd2c2', green, 'berries'), { scale: 0.78, turn: 8 }),
  ),
]
