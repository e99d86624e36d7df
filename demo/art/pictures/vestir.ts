import type { DemoPicture } from '../../shapes.ts'
import { leafTote, peg } from '../apron-bag.ts'
import { strawBag, strawHat } from '../basket.ts'
import { boxShadow, groundShadow, leafShadow } from '../light.ts'
import { palette } from '../palette.ts'
import { branch, driedGrass } from '../plants.ts'
import { fruit } from '../props.ts'
import { bench, rail } from '../furniture.ts'
import { PORTRAIT, sweep, tableTop, wallAndTable } from '../scene.ts'
import { drum, morning } from '../set-pieces.ts'
import { steps } from '../seeded.ts'
import { colors, inColors, product } from '../shot.ts'
import { hanger, kimono, linenShirt, teeShirt } from '../shirt.ts'
import { at } from '../svg.ts'
import { foldedThrow } from '../cushion-blanket.ts'

const { paper, green, ochre, indigo, straw, linen } = palette

export const clothingPictures: DemoPicture[] = [
  ...inColors(
    'camiseta-algodao-organico',
    'Camiseta de algodão orgânico na cor {cor}, estendida',
    ['branco', 'preto', 'terracota', 'oliva'],
    (color, name) => {
      const ground = { branco: '#d79d82', preto: '#e0d0b4', terracota: '#ebe0cc', oliva: '#e9d1c0' }[name]
      return (
        tableTop(PORTRAIT, ground) +
        leafShadow(1120, 40, 620, { turn: 145, strength: 0.12 }) +
        at(600, 760, teeShirt(color), { scale: 1.42 })
      )
    },
  ),
  product(
    'camiseta-algodao-organico-2',
    'Camisetas de algodão orgânico dobradas nas quatro cores',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e4d2b8', table: '#f2e9da', horizon: 0.68 }) +
      morning(PORTRAIT, { x: 0.22 }) +
      boxShadow(600, 1222, 800) +
      steps(8)
        .map((i) =>
          at(
            600 + ((i * 7) % 13) - 6,
            1220 - i * 70,
            foldedThrow([colors.preto, colors.oliva, colors.terracota, colors.branco][Math.floor(i / 2)] ?? paper, {
              width: 780 - i * 6,
              layers: 1,
              accent: 'none',
            }),
          ),
        )
        .join('') +
      at(520, 664, branch(320, { color: green, leaves: 8 }), { turn: 64 }),
  ),
  ...inColors('camisa-de-linho', 'Camisa de linho na cor {cor} em cabide de madeira', ['cru', 'azul', 'oliva'], (color, name) => {
    const wall = { cru: '#c7967a', azul: '#ecdfc9', oliva: '#e6cfb9' }[name]
    return (
      wallAndTable(PORTRAIT, { wall, table: '#e6d6bd', horizon: 0.93 }) +
      morning(PORTRAIT, { x: 0.06, strength: 0.45, palm: false }) +
      at(600, 178, rail(1300)) +
      at(600, 186, hanger(), { scale: 1.1 }) +
      at(600, 800, linenShirt(color), { scale: 1.36 })
    )
  }),
  product(
    'camisa-de-linho-2',
    'Detalhe da gola e dos botões da camisa de linho',
    () =>
      tableTop(PORTRAIT, '#d9c4a6') +
      at(560, 1260, linenShirt(colors.azul), { scale: 3, turn: -4 }) +
      leafShadow(1150, 40, 720, { turn: 140, strength: 0.15 }),
  ),
  ...inColors(
    'quimono-leve',
    'Quimono leve na cor {cor} com estampa de folhas',
    ['terracota', 'indigo'],
    (color, name) =>
      wallAndTable(PORTRAIT, { wall: name === 'indigo' ? '#e8c9b6' : '#e9dec8', table: '#d9bf9b', horizon: 0.93 }) +
      morning(PORTRAIT, { x: 0.1, strength: 0.45 }) +
      at(600, 150, rail(1300)) +
      at(600, 160, hanger(), { scale: 1.05 }) +
      at(600, 720, kimono(color, paper), { scale: 1.18 }),
  ),
  product(
    'bolsa-de-palha',
    'Bolsa de palha com listras terracota e alças de couro',
    () => sweep(PORTRAIT, '#aeb58c', 0.72) + groundShadow(600, 1280, 660) + at(600, 1280, strawBag(), { scale: 1.42 }),
  ),
  product(
    'bolsa-de-palha-2',
    'Bolsa de palha sobre um banco, com ramos de capim e frutas',
    () =>
      wallAndTable(PORTRAIT, { wall: '#e3bfa8', table: '#d7b98f', horizon: 0.86 }) +
      morning(PORTRAIT, { x: 0.24 }) +
      boxShadow(600, 1430, 860, 0.6) +
      at(600, 1140, bench(960, 280)) +
      at(640, 640, driedGrass(440, { stems: 9, wide: 0.5 })) +
      groundShadow(560, 1112, 500) +
      at(560, 1112, strawBag(), { scale: 1.05 }) +
      groundShadow(960, 1120, 130) +
      at(950, 1120, fruit(ochre, 66)),
  ),
  product(
    'chapeu-de-palha',
    'Chapéu de palha de aba larga com fita índigo',
    () =>
      sweep(PORTRAIT, '#cf8265', 0.7) +
      drum(600, 1080, 420, 520, '#d9977c') +
      groundShadow(600, 1080, 720) +
      at(600, 1010, strawHat(straw, indigo), { scale: 1.28 }),
  ),
  product(
    'ecobag-folhagem',
    'Ecobag Folhagem de algodão cru com estampa de ramo verde',
    () =>
      wallAndTable(PORTRAIT, { wall: '#d9a184', table: '#e9d8bf', horizon: 0.93 }) +
      morning(PORTRAIT, { x: 0.1, strength: 0.4 }) +
      at(600, 180, leafTote(linen, green), { scale: 1.2 }) +
      at(600, 186, peg()),
  ),
]
