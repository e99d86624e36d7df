import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'Barra fina no alto do texto', settings: { thickness: 6, percentage: 'yes' } },
  {
    title: 'Círculo com porcentagem',
    settings: { type: 'circular', percentage: 'yes', relative_to: 'post_content', progress_color: 'accent', thickness: 10 },
  },
  {
    title: 'Da direita, ao longo de um elemento',
    settings: {
      relative_to: 'selector',
      selector: 'main',
      direction: 'rtl',
      thickness: 14,
      percentage: 'yes',
      percentage_position: 'center',
      progress_color: 'night',
    },
  },
] satisfies Demo[]
