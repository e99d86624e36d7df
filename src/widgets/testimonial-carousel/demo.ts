import type { Demo } from '#builder/registry.ts'

const words = [
  {
    content: 'A caneca chegou embrulhada em palha e com um bilhete de quem fez. Virou a do meu café.',
    name: 'Renata Moura',
    title: 'Recife, PE',
  },
  {
    content: 'Comprei um jarro, voltei pelo jogo inteiro. O barro é outro na mão.',
    name: 'Caio Brandão',
    title: 'Belo Horizonte, MG',
  },
  {
    content: 'Trocaram a manta sem uma pergunta. E a segunda é ainda mais bonita.',
    name: 'Luísa Antunes',
    title: 'Porto Alegre, RS',
  },
  { content: 'Presente de casamento que ninguém tinha dado igual.', name: 'Otávio Reis', title: 'Goiânia, GO' },
  { content: 'Dá para sentir o cheiro da palha quando a caixa abre.', name: 'Bia Fontes', title: 'Belém, PA' },
]

export default [
  { title: 'Três cartões', settings: { label: 'Quem já recebeu', slides: words } },
  {
    title: 'Balões, dois à vista, que passam sozinhos',
    settings: {
      label: 'O que disseram',
      slides: words,
      skin: 'bubble',
      slides_per_view: 2,
      autoplay: 'yes',
      autoplay_speed: 7000,
    },
  },
  {
    title: 'Um de cada vez, em números',
    settings: {
      label: 'Cartas',
      slides: words.slice(0, 3),
      slides_per_view: 1,
      slides_per_view_tablet: 1,
      pagination: 'fraction',
      loop: '',
    },
  },
] satisfies Demo[]
