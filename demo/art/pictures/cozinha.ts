import type { DemoPicture } from '../../shapes.ts'
import { apron, peg } from '../apron-bag.ts'
import { loaf } from '../basket.ts'
import { cloth } from '../cloth.ts'
import { cuttingBoard, mortar, woodenSpoon } from '../kitchen.ts'
import { glassBottle, spiceRack } from '../glass-jar.ts'
import { boxShadow, flatShadow, groundShadow, leafShadow } from '../light.ts'
import { palette } from '../palette.ts'
import { plate } from '../plate-bowl.ts'
import { branch, pottedGreen } from '../plants.ts'
import { cutlery, fruit } from '../props.ts'
import { PORTRAIT, sweep, tableTop, wallAndTable } from '../scene.ts'
import { morning } from '../set-pieces.ts'
import { inColors, product } from '../shot.ts'
import { mat } from '../straw.ts'
import { at, ellipsePath, parsePoints, type Point } from '../svg.ts'
import { cylinderVase, waterCup } from '../vase.ts'
import { weave } from '../texture.ts'

const { sand, paper, terracotta, ochre, olive, green, clay, glaze, wood, jatoba, straw } = palette

export const kitchenPictures: DemoPicture[] = [
  product(
    'tabua-de-corte-jatoba',
    'Tábua de corte de jatobá apoiada na parede, com pão e alecrim',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e9dcc3', table: '#f2e9da', horizon: 0.76 }) +
      morning(PORTRAIT, { x: 0.18 }) +
      boxShadow(590, 1235, 620) +
      at(590, 720, cuttingBoard(jatoba, { lift: 30 }), { scale: 1.14 }) +
      groundShadow(860, 1330, 330) +
      at(860, 1330, loaf(200)) +
      at(330, 1370, branch(360, { color: green, leaves: 10, size: 0.22, round: 0.25 }), { turn: 74 }),
  ),
  product(
    'tabua-de-corte-jatoba-2',
    'Tábua de jatobá em uso, com pão fatiado, tomates e ervas',
    () =>
      tableTop(PORTRAIT, '#dfe0d0') +
      at(600, 820, cuttingBoard(), { scale: 1.38, turn: 24 }) +
      groundShadow(540, 900, 360) +
      at(540, 900, loaf(220)) +
      [
        [760, 1010, clay],
        [850, 900, '#c4402f'],
        [700, 1130, clay],
      ]
        .map(([x, y, tone]) => groundShadow(Number(x), Number(y), 120) + at(Number(x), Number(y), fruit(String(tone), 58)))
        .join('') +
      at(330, 1250, branch(380, { color: green, leaves: 9, seed: 9 }), { turn: 40 }) +
      leafShadow(60, 60, 620, { turn: 30, strength: 0.14 }),
  ),
  product(
    'colheres-de-pau',
    'Colheres de pau de várias madeiras em um pote de cerâmica',
    () =>
      sweep(PORTRAIT, '#b9b88f') +
      groundShadow(600, 1290, 440) +
      (
        [
          [520, -11, wood, 0],
          [570, -4, jatoba, 1],
          [628, 4, straw, 0],
          [690, 12, '#b98350', 0],
        ] as const
      )
        .map(([x, turn, tone, slotted]) =>
          at(x, 1010, woodenSpoon(tone, { slotted: slotted === 1, length: 560 + (x % 90), bowl: 72 }), { turn }),
        )
        .join('') +
      at(600, 1290, cylinderVase(glaze, 0.5), { scale: 1.75 }),
  ),
  product(
    'jogo-americano-palha',
    'Jogo americano redondo de palha com prato branco e talheres',
    () =>
      tableTop(PORTRAIT, '#48604f') +
      leafShadow(1120, 30, 700, { turn: 140, strength: 0.22 }) +
      flatShadow(ellipsePath(455, 760, 435, 435), { lift: 12, softness: 14, strength: 0.5 }) +
      at(455, 760, mat({ color: straw, radius: 440, rings: 24, accent: clay })) +
      flatShadow(ellipsePath(455, 760, 270, 270), { lift: 20, softness: 18, strength: 0.4 }) +
      at(455, 760, plate({ color: glaze, radius: 275 })) +
      at(985, 800, cutlery(), { scale: 1.2 }) +
      at(395, 860, branch(260, { color: olive, leaves: 6 }), { turn: 35 }),
  ),
  product(
    'garrafa-de-vidro-reciclado',
    'Garrafa de vidro reciclado esverdeado com rolha e água',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e4d3b8', table: paper, horizon: 0.7 }) +
      morning(PORTRAIT, { x: 0.24, strength: 0.7 }) +
      groundShadow(580, 1280, 420, 0.7) +
      at(580, 1280, glassBottle(), { scale: 1.42 }) +
      groundShadow(910, 1320, 200) +
      at(910, 1320, fruit('#b3b64e', 84)) +
      groundShadow(270, 1340, 220) +
      at(270, 1340, waterCup(sand), { scale: 1.4 }),
  ),
  product(
    'pilao-de-madeira',
    'Pilão de madeira torneada com socador e pimentas',
    () =>
      wallAndTable(PORTRAIT, { wall: '#d39a78', table: '#ead9c0', horizon: 0.64 }) +
      leafShadow(1100, 80, 640, { turn: 150, strength: 0.14 }) +
      groundShadow(570, 1240, 500) +
      at(570, 1240, mortar('#a9713f'), { scale: 1.6 }) +
      (
        [
          [900, 1290, clay],
          [960, 1330, '#8f2f22'],
          [880, 1350, ochre],
        ] as const
      )
        .map(([x, y, tone]) => groundShadow(x, y, 70) + at(x, y, fruit(tone, 34, false)))
        .join('') +
      at(180, 1370, branch(260, { color: green, leaves: 6 }), { turn: 70 }),
  ),
  product(
    'porta-temperos',
    'Porta-temperos de jatobá com oito potes de vidro',
    () =>
      wallAndTable(PORTRAIT, { wall: '#dfe0cf', table: '#efe6d6', horizon: 0.86 }) +
      morning(PORTRAIT, { x: 0.2, palm: false }) +
      at(600, 1200, spiceRack([clay, ochre, olive, '#6b3a22', '#c98a3a', '#8a2f20', '#4d5a38', '#d8c9a0']), { scale: 1.12 }) +
      at(900, 348, cylinderVase(terracotta, 0.2), { scale: 0.5 }) +
      at(900, 178, pottedGreen(170)),
  ),
  ...inColors(
    'avental-de-linho',
    'Avental de linho na cor {cor} pendurado, com bolso e alça de couro',
    ['cru', 'oliva', 'indigo'],
    (color, name) => {
      const wall = { cru: '#c98567', oliva: '#ead9c2', indigo: '#e2d3b8' }[name]
      return (
        wallAndTable(PORTRAIT, { wall, table: '#e9dcc6', horizon: 0.93 }) +
        morning(PORTRAIT, { x: 0.08, strength: 0.4, palm: false }) +
        at(600, 170, apron(color), { scale: 1.14 }) +
        at(600, 172, peg())
      )
    },
  ),
  product(
    'avental-de-linho-2',
    'Detalhe do bolso do avental de linho com colheres de pau',
    () => sweep(PORTRAIT, '#ead9c2') + at(600, -560, apronInUse(), { scale: 1.9 }),
  ),
]

function apronInUse(): string {
  const pocket = 'M-176 610H176L168 800C60 818 -60 818 -168 800Z'
  const folds: Point[][] = [parsePoints('-60 640, -70 800'), parsePoints('90 640, 100 800')]
  const spoons =
    at(-110, 780, woodenSpoon(wood, { length: 290, bowl: 34 }), { turn: -7 }) +
    at(-60, 780, woodenSpoon(jatoba, { length: 320, bowl: 32 }), { turn: 4 })
  return (
    apron(olive) +
    spoons +
    at(100, 700, branch(190, { color: green, leaves: 7 }), { turn: 12 }) +
    cloth(pocket, { color: '#768152', texture: weave(olive, 7), folds, foldWidth: 22, depth: 0.7 })
  )
}
