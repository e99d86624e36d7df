import type { Demo } from '#builder/registry.ts'

export default [
  {
    title: 'Numerado, com níveis',
    settings: { title: 'Nesta página', headings_by_tags: ['h1', 'h2', 'h3', 'h4'], minimized_on: 'mobile' },
  },
  {
    title: 'Com ícone, aberto só onde se lê',
    settings: {
      title: 'Passo a passo',
      headings_by_tags: ['h2', 'h3'],
      exclude_headings_by_selector: '.fora-do-sumario',
      container: 'main',
      marker_view: 'bullets',
      icon: 'leaf',
      collapse_subitems: 'yes',
      minimize_box: '',
      min_height: 120,
    },
  },
  {
    title: 'Em uma só lista, fechado',
    settings: {
      title: 'Em resumo',
      html_tag: 'h2',
      headings_by_tags: ['h1', 'h2', 'h3'],
      container: '[[não é um seletor',
      exclude_headings_by_selector: '##',
      marker_view: 'bullets',
      hierarchical_view: '',
      minimized_on: 'desktop',
    },
  },
] satisfies Demo[]
