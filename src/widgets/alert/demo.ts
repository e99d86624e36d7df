import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Informação',
    settings: {
      alert_title: 'Cada peça é única',
      alert_description: 'O esmalte escorre um pouco diferente em cada fornada: as medidas podem variar cerca de 5%.',
    },
  },
  {
    title: 'Aviso',
    settings: {
      alert_type: 'warning',
      alert_title: 'Férias da oficina',
      alert_description: 'Pedidos feitos entre 20 de dezembro e 5 de janeiro saem a partir do dia 8.',
    },
  },
  {
    title: 'Sucesso, só o título',
    settings: { alert_type: 'success', alert_title: 'Frete grátis para todo o Brasil neste fim de semana' },
  },
] satisfies Demo[]
