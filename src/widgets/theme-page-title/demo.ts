import type { Demo } from '#builder/registry.ts'

export default [
  { title: 'O nome da página', settings: { header_size: 'h2' } },
  { title: 'Centralizado e grande', settings: { header_size: 'h2', size: 'xxl', align: 'center' } },
  { title: 'Com um texto antes', settings: { header_size: 'h3', before: 'Você está em:', title_color: 'accent' } },
] satisfies Demo[]
