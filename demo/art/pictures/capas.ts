import type { DemoPicture } from '../../shapes.ts'
import { breadBasket, goldenBasket, loaf } from '../basket.ts'
import { foldedThrow, hangingThrow, laceCushion } from '../cushion-blanket.ts'
import { glassBottle } from '../glass-jar.ts'
import { boxShadow, groundShadow, leafShadow, steam, windowLight } from '../light.ts'
import { mug } from '../mug.ts'
import { palette } from '../palette.ts'
import { bowl, plate } from '../plate-bowl.ts'
import { branch, pottedGreen } from '../plants.ts'
import { fruit } from '../props.ts'
import { bench, rail } from '../furniture.ts'
import { WIDE, wallAndTable, wallAndWood } from '../scene.ts'
import { morning, runner } from '../set-pieces.ts'
import { steps } from '../seeded.ts'
import { banner } from '../shot.ts'
import { at } from '../svg.ts'
import { towelPile } from '../towel.ts'
import { cylinderVase, dropVase, jequitinhonhaVase, moringa, waterCup } from '../vase.ts'
import { brushes, clayLump, shelf, wheelWithPot } from '../workshop.ts'

const { paper, terracotta, ochre, olive, green, clay, glaze, indigo, linen } = palette
const coffee = '#4a2a1a'
const stand = (x: number, y: number, width: number, drawing: string, scale = 1) =>
  groundShadow(x, y, width) + at(x, y, drawing, { scale })

export const coverPictures: DemoPicture[] = [
  banner(
    'hero-mesa-posta',
    'Mesa posta com cerâmicas, pão e ramos verdes à luz da manhã',
    () =>
      wallAndWood(WIDE, { wall: '#e6cfb2', table: '#b07c4c', horizon: 0.64 }) +
      windowLight(760, -60, 620, { strength: 0.6 }) +
      leafShadow(1420, 20, 520, { turn: 120, strength: 0.14 }) +
      runner(WIDE, 770, '#ead9bd', 260) +
      at(1240, 370, branch(320, { color: olive, berries: clay })) +
      at(1240, 380, branch(270, { color: green, bend: -0.35, seed: 8 })) +
      stand(1240, 730, 250, dropVase(terracotta), 0.82) +
      stand(1690, 760, 300, moringa(), 1.02) +
      stand(1460, 740, 190, glassBottle(), 0.66) +
      stand(940, 770, 360, breadBasket(), 0.82) +
      at(940, 700, loaf(170)) +
      groundShadow(1410, 905, 520) +
      steps(3)
        .map((i) => at(1410, 880 - i * 27, plate({ color: [olive, glaze, terracotta][i] ?? glaze, radius: 250, tilt: 0.28 })))
        .join('') +
      at(1410, 806, bowl({ color: glaze, fill: '#b5632c' }), { scale: 0.72 }) +
      stand(1060, 930, 260, mug({ color: glaze, fill: coffee, handle: 'left' }), 0.76) +
      steam(1060, 670, 150) +
      stand(1745, 930, 250, mug({ color: indigo, fill: coffee }), 0.76) +
      stand(1580, 965, 100, fruit(ochre, 52)),
  ),
  banner(
    'hero-atelie',
    'Prateleiras de um ateliê com potes de barro, pincéis e ferramentas',
    () =>
      wallAndTable(WIDE, { wall: '#c99a7c', table: '#e3cfae', horizon: 0.84 }) +
      windowLight(120, -80, 560, { strength: 0.55 }) +
      leafShadow(560, 20, 440, { turn: 120, strength: 0.14 }) +
      shelf(760, 370, 1240) +
      shelf(760, 690, 1240) +
      [
        at(880, 368, dropVase(glaze), { scale: 0.5 }),
        at(1060, 368, cylinderVase(olive), { scale: 0.62 }),
        at(1250, 368, bowl({ color: terracotta }), { scale: 0.52 }),
        at(1250, 270, bowl({ color: glaze }), { scale: 0.46 }),
        at(1450, 368, jequitinhonhaVase(), { scale: 0.48 }),
        at(1640, 368, mug({ color: indigo }), { scale: 0.5 }),
        at(1830, 368, moringa(), { scale: 0.56 }),
      ].join('') +
      at(600, 840, brushes(), { scale: 0.72 }) +
      stand(600, 955, 220, cylinderVase(glaze), 0.66) +
      at(890, 688, dropVase(indigo), { scale: 0.46 }) +
      steps(5)
        .map((i) =>
          at(1150, 672 - i * 22, plate({ color: [glaze, olive, terracotta, glaze, ochre][i] ?? glaze, radius: 150, tilt: 0.22 })),
        )
        .join('') +
      at(1400, 688, mug({ color: ochre }), { scale: 0.5 }) +
      at(1560, 688, mug({ color: terracotta, foot: '#d8b48f' }), { scale: 0.5 }) +
      at(1800, 688, goldenBasket(), { scale: 0.5 }) +
      stand(960, 930, 300, clayLump(140)) +
      stand(1350, 950, 220, waterCup(terracotta), 1.1) +
      stand(1700, 940, 300, bowl({ color: indigo }), 0.6) +
      stand(330, 950, 300, cylinderVase(terracotta, 0.2), 0.9) +
      at(330, 640, pottedGreen(420)),
  ),
  banner(
    'sobre-oficina',
    'Torno de oleiro com um vaso de barro úmido sendo levantado na oficina',
    () =>
      wallAndTable(WIDE, { wall: '#b8a98c', table: '#8d6a4a', horizon: 0.9 }) +
      windowLight(180, -80, 640, { strength: 0.6 }) +
      shelf(1260, 300, 740) +
      shelf(1260, 560, 740) +
      [
        at(1360, 298, cylinderVase(terracotta, 0.1), { scale: 0.52 }),
        at(1520, 298, dropVase(glaze), { scale: 0.44 }),
        at(1700, 298, bowl({ color: terracotta }), { scale: 0.5 }),
        at(1880, 298, jequitinhonhaVase(), { scale: 0.42 }),
        at(1400, 558, moringa('#a8694c'), { scale: 0.42 }),
        at(1600, 558, mug({ color: glaze }), { scale: 0.46 }),
        at(1800, 558, bowl({ color: olive }), { scale: 0.5 }),
      ].join('') +
      at(780, 700, wheelWithPot(), { scale: 1.22 }) +
      stand(1330, 950, 280, clayLump(150)) +
      at(1640, 860, brushes(5), { scale: 0.5 }) +
      stand(1640, 960, 200, cylinderVase(glaze), 0.55) +
      stand(200, 960, 300, waterCup(terracotta), 1.5),
  ),
  banner(
    'banner-texteis',
    'Mantas penduradas, almofadas e toalhas dobradas sobre banco de madeira',
    () =>
      wallAndTable(WIDE, { wall: '#e6d8bf', table: '#cda27a', horizon: 0.88 }) +
      morning(WIDE, { x: 0.1 }) +
      at(1320, 90, rail(1100)) +
      at(1010, 86, hangingThrow(terracotta, { width: 400, drop: 560, accent: paper })) +
      at(1440, 86, hangingThrow(linen, { width: 380, drop: 520 })) +
      at(1780, 86, hangingThrow(indigo, { width: 240, drop: 560, accent: paper })) +
      boxShadow(1400, 985, 1000, 0.6) +
      at(1400, 800, bench(1160, 140)) +
      boxShadow(1080, 774, 420, 0.7) +
      at(1080, 772, towelPile([olive, glaze, terracotta], 420)) +
      boxShadow(1460, 774, 340, 0.7) +
      at(1460, 586, laceCushion(ochre, 370), { turn: -4 }) +
      at(1760, 772, foldedThrow(indigo, { width: 360, layers: 3, accent: paper })),
  ),
]
