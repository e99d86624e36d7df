import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Fornada em andamento', settings: { title: 'Fornada de julho', percent: 72, inner_text: '43 de 60 peças prontas' } },
  { title: 'Fibra natural', settings: { title: 'Algodão com certificado', percent: 90, bar_color: 'accent' } },
  {
    title: 'Sem porcentagem',
    settings: { title: 'Rumo ao frete grátis', percent: 35, display_percentage: '', inner_text: 'Faltam R$ 194,00' },
  },
] satisfies Demo[]
