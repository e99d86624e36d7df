import type { Demo } from '#builder/registry.ts'

const url = 'https://www.facebook.com/casaaroeira.example'

export default [
  { title: 'Com a linha do tempo', settings: { url, title: 'Casa Aroeira', height: 500 } },
  { title: 'Só o cabeçalho, pequeno', settings: { url, title: 'Casa Aroeira', tabs: [], small_header: 'yes', height: 130 } },
  { title: 'Agenda de feiras, sem capa', settings: { url, title: 'Feiras da Casa Aroeira', tabs: ['events'], show_cover: '' } },
] satisfies Demo[]
