import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Peças que já saíram do ateliê',
    settings: { ending_number: 12480, suffix: '+', title: 'peças feitas à mão desde 2009' },
  },
  {
    title: 'Nota com uma casa',
    settings: { ending_number: 4.9, suffix: '/5', title: 'média de 1.312 avaliações', title_tag: 'p', number_color: 'accent' },
  },
  {
    title: 'Valor com prefixo, alinhado ao início',
    settings: {
      starting_number: 50000,
      ending_number: 318000,
      prefix: 'R$',
      duration: 3500,
      title: 'pagos a 42 artesãs em 2024',
      align: 'start',
      align_mobile: 'center',
    },
  },
] satisfies Demo[]
